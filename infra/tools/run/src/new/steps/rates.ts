import { quoteJourney } from '@shared/domain';
import { LANGUAGES } from '@shared/i18n';
import type { AddedLine } from '../plan';
import { placedIn, routed, shownIn } from './inDomain';
import type { StepKind } from './stepKind';

const RATES = 'remotes/rates/src';

const shown = (name: string, Name: string): AddedLine[] => [
  ...shownIn(
    `${RATES}/steps.ts`,
    `  ${name}: {
    at: ['${name}'],
    load: () => import(/* webpackChunkName: "${name}" */ './steps/${name}/${Name}Screen').then((loaded) => loaded.${Name}Screen),
    texts: ${name}Texts,
    textChunk: '${name}',
  },`,
  ),
  {
    file: `${RATES}/steps.ts`,
    after: /^import \{ compareTexts \} from '\.\/locales\/compareTexts';$/,
    text: `\nimport { ${name}Texts } from './locales/${name}Texts';`,
  },
];

const worded = (name: string): AddedLine[] =>
  LANGUAGES.flatMap((language) => {
    const file = `${RATES}/locales/${language}/rates.ts`;
    return [
      {
        file,
        after: /^import \{ ratesWays \} from '\.\/ways';$/,
        text: `\nimport { ${name} } from './${name}';`,
      },
      { file, after: /^ {2}\.\.\.ratesWays,$/, text: `\n  ${name},` },
    ];
  });

/** A step after the prices. */
export const ratesStep: StepKind = {
  isTaken: (name) => name in quoteJourney.steps || name === 'contact' || name === 'rates',
  template: 'stepRates',
  folder: `${RATES}/steps`,
  lines: (name, Name) => [
    ...placedIn({
      file: 'shared/domain/src/journeys/data/quoteJourney.ts',
      type: 'QuoteStepId',
      before: null,
      section: 'null',
      path: `(quote) => (quote ? paths.${name}(quote.id) : paths.start())`,
    })(name),
    ...routed(name, `/rates/:quoteId/${name}`),
    ...shown(name, Name),
    ...worded(name),
  ],
};
