import { quoteJourney } from '@shared/domain';
import { LANGUAGES } from '@shared/i18n';
import type { AddedLine } from '../plan';
import { placedIn, routed } from './inDomain';
import type { StepKind } from './stepKind';

const RATES = 'remotes/rates/src';

const named = (path: string, name: string): AddedLine[] =>
  ['chunks', 'texts'].map((list) => ({
    file: `${RATES}/routes.ts`,
    after: new RegExp(`^export const ${list}: .* = \\{[^}]*'(?=,?\\s*\\};)`),
    text: `, '${path}': '${name}'`,
  }));

const shown = (name: string, Name: string): AddedLine[] => [
  {
    file: `${RATES}/routes.ts`,
    after: /^export const routes: .* = \[[^\]]*'(?=,?\s*\];)/,
    text: `, '/rates/:quoteId/${name}'`,
  },
  ...named(`/rates/:quoteId/${name}`, name),
  {
    file: `${RATES}/App.tsx`,
    after: /^import \{ compareTexts \} from '\.\/locales\/compareTexts';$/,
    text: `\nimport { ${name}Texts } from './locales/${name}Texts';`,
  },
  {
    file: `${RATES}/App.tsx`,
    after: /^const CompareScreen = [^]*?^\);$/,
    text: `\n\nconst ${Name}Screen = lazyScreen(withTexts(${name}Texts, () => import(/* webpackChunkName: "${name}" */ './steps/${name}/${Name}Screen').then((part) => part.${Name}Screen)));`,
  },
  {
    file: `${RATES}/App.tsx`,
    after: /^const SCREENS = \{.*(?= \};$)/,
    text: `, ${name}: ${Name}Screen`,
  },
  {
    file: `${RATES}/routes.ts`,
    after: /^ {2}\['\/rates\/:quoteId\/compare', 'compare'\],$/,
    text: `\n  ['/rates/:quoteId/${name}', '${name}'],`,
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
