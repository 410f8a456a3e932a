import { paymentJourney, purchaseJourney } from '@shared/domain';
import type { AddedLine } from '../plan';
import { placedIn, routed, shownIn } from './inDomain';
import type { StepKind } from './stepKind';

const BIND = 'remotes/bind/src';

const shown = (name: string, Name: string): AddedLine[] =>
  shownIn(
    `${BIND}/steps.ts`,
    `  ${name}: {
    at: ['${name}'],
    load: () => import(/* webpackChunkName: "${name}" */ './steps/${name}/${Name}Screen').then((loaded) => loaded.${Name}Screen),
    next: ['review'],
  },`,
  );

const worded = (name: string): AddedLine[] => [
  {
    file: `${BIND}/locales/allTexts.ts`,
    after: /^import \{ violationsTexts \} from '\.\/violationsTexts';$/,
    text: `\nimport { ${name}Texts } from './${name}Texts';`,
  },
  { file: `${BIND}/locales/allTexts.ts`, after: /^ {2}violationsTexts,$/, text: `\n  ${name}Texts,` },
  {
    file: `${BIND}/locales/i18next.d.ts`,
    after: /^import type \{ \w+ \} from '\.\/en\/\w+';$/,
    text: `\nimport type { ${name} } from './en/${name}';`,
  },
  {
    file: `${BIND}/locales/i18next.d.ts`,
    after: /^ {2}vehicles: typeof vehicles;$/,
    text: `\n  ${name}: typeof ${name};`,
  },
];

/** A step of the application, before its review. */
export const bindStep: StepKind = {
  isTaken: (name) => name in purchaseJourney.steps || name in paymentJourney.steps || name === 'bind',
  template: 'stepBind',
  folder: `${BIND}/steps`,
  lines: (name, Name) => [
    ...placedIn({
      file: 'shared/domain/src/journeys/data/purchaseJourney.ts',
      type: 'PurchaseStepId',
      before: 'review',
      section: "'review'",
      path: `() => paths.${name}()`,
    })(name),
    ...routed(name, `/bol/${name}`),
    ...shown(name, Name),
    ...worded(name),
  ],
};
