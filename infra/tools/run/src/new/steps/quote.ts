import { quoteJourney } from '@shared/domain';
import type { AddedLine } from '../plan';
import { placedIn, routed, shownIn } from './inDomain';
import type { StepKind } from './stepKind';

const DOMAIN = 'shared/domain/src';
const QUOTE = 'remotes/quote/src';

const shown = (name: string, Name: string): AddedLine[] => [
  ...shownIn(
    `${QUOTE}/steps.ts`,
    `  ${name}: {
    at: ['${name}'],
    load: () => import(/* webpackChunkName: "${name}" */ './steps/${name}/${Name}Screen').then((loaded) => loaded.${Name}Screen),
    texts: stepTexts,
    textChunk: 'steps',
    next: ['review'],
  },`,
  ),
  {
    file: `${QUOTE}/validation.ts`,
    after: /^import \{[^}]*(?= \} from '@shared\/domain';)/,
    text: `, ${name}Schema`,
  },
  {
    file: `${QUOTE}/validation.ts`,
    after: /^export const editQuote = .*$/,
    text: `\nexport const ${name} = yupResolver(${name}Schema);`,
  },
  {
    file: `${DOMAIN}/schemas/index.ts`,
    after: /^export \* from '.*';$/,
    text: `\nexport * from './${name}Schema';`,
  },
];

const TEXTS = {
  en: [
    'New step',
    'What this step is for.',
    'A question?',
    'Yes',
    'No',
    'Continue',
    'Saving your answer',
    'We couldn’t save your answer. Try again.',
    'Answer the question to continue.',
  ],
  es: [
    'Paso nuevo',
    'Para qué sirve este paso.',
    '¿Una pregunta?',
    'Sí',
    'No',
    'Continuar',
    'Guardando su respuesta',
    'No pudimos guardar su respuesta. Inténtelo de nuevo.',
    'Responda la pregunta para continuar.',
  ],
} as const;

const worded = (name: string): AddedLine[] =>
  (['en', 'es'] as const).map((language) => {
    const [title, lead, question, yes, no, submit, saving, failed, incomplete] = TEXTS[language];
    const words = { title, lead, question, yes, no, submit, saving, failed, incomplete };
    return {
      file: `shared/i18n/src/locales/${language}/quotes.ts`,
      after: /^export const quotesSteps(?:: typeof english)? = \{$/,
      text: `\n  ${name}: {${Object.entries(words)
        .map(([key, text]) => `\n    ${key}: '${text}',`)
        .join('')}\n  },`,
    };
  });

/** A step before the review: one question, with its schema. */
export const quoteStep: StepKind = {
  isTaken: (name) => name in quoteJourney.steps,
  template: 'stepQuote',
  folder: `${QUOTE}/steps`,
  lines: (name, Name) => [
    ...placedIn({
      file: `${DOMAIN}/journeys/data/quoteJourney.ts`,
      type: 'QuoteStepId',
      before: 'review',
      section: "'review'",
      path: `() => paths.${name}()`,
    })(name),
    ...routed(name, `/quotes/${name}`),
    ...shown(name, Name),
    ...worded(name),
  ],
};
