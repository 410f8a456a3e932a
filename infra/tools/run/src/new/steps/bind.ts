import { paymentJourney, purchaseJourney } from '@shared/domain';
import type { AddedLine } from '../plan';
import { headed, placedIn, routed } from './inDomain';
import type { StepKind } from './stepKind';

const BIND = 'remotes/bind/src';

const shown = (name: string, Name: string): AddedLine[] => [
  { file: `${BIND}/routes.ts`, after: /^ {2}'\/bol\/questions\/edit',$/, text: `\n  '/bol/${name}',` },
  {
    file: `${BIND}/places.ts`,
    after: /^ {2}\[ROUTE_PATTERNS\.questions, 'questions'\],$/,
    text: `\n  [ROUTE_PATTERNS.${name}, '${name}'],`,
  },
  {
    file: `${BIND}/screens.ts`,
    after: /^ {2}\),(?=\n\} satisfies)/,
    text: `\n  ${name}: lazyScreen(() => import(/* webpackChunkName: "${name}" */ './steps/${name}/${Name}Screen').then((loaded) => loaded.${Name}Screen)),`,
  },
  {
    file: `${BIND}/screens.ts`,
    after: /^ {2}\w+: \[(screens\.\w+(, )?)*\],$/,
    text: `\n  ${name}: [screens.review],`,
  },
];

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
    ...headed(name, `bind:${name}.heading`),
    ...shown(name, Name),
    ...worded(name),
  ],
};
