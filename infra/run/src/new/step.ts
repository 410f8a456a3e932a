import { paths, quoteJourney } from '@shared/domain';
import { Misuse, type AddedLine, type Plan } from './plan';
import { capitalized, filesFrom } from './templates';

const DOMAIN = 'shared/domain/src';
const QUOTE = 'remotes/quote/src';

/** Its place in the journey: before the review, and in nobody's way until it is said when the step applies. */
const placed = (name: string): AddedLine[] => {
  const file = `${DOMAIN}/journeys/data/quoteJourney.ts`;
  return [
    { file, after: /^export type QuoteStepId =.*'(?=;)/, text: ` | '${name}'` },
    {
      file,
      after: /^ {4}discounts: \{[^]*?next: '(\w+)',\n {6}invalidates: \{\},\n {4}\},$/,
      replaces: true,
      text: ([whole, next = '']) =>
        `${whole.replace(`next: '${next}'`, `next: '${name}'`)}
    ${name}: {
      section: 'review',
      paths: ['${name}'],
      path: () => paths.${name}(),
      appliesWhen: () => false,
      isComplete: always,
      next: '${next}',
      invalidates: {},
    },`,
    },
  ];
};

const routed = (name: string): AddedLine[] => [
  {
    file: `${DOMAIN}/paths/paths.ts`,
    after: /^ {2}notCovered: .*$/,
    text: `\n  ${name}: () => '/quotes/${name}',`,
  },
  {
    file: `${DOMAIN}/paths/routePatterns.ts`,
    after: /^ {2}notCovered: .*$/,
    text: `\n  ${name}: '/quotes/${name}',`,
  },
  {
    file: `${DOMAIN}/paths/paths.test.ts`,
    after: /^ {2}notCovered: .*$/,
    text: `\n  ${name}: '/quotes/${name}',`,
  },
  { file: `${QUOTE}/routes.ts`, after: /^ {2}'\/quotes\/not-covered',$/, text: `\n  '/quotes/${name}',` },
  {
    file: `${QUOTE}/places.ts`,
    after: /^ {2}\[ROUTE_PATTERNS\.\w+, '\w+'\],$/,
    text: `\n  [ROUTE_PATTERNS.${name}, '${name}'],`,
  },
];

const shown = (name: string, Name: string): AddedLine[] => [
  {
    file: `${QUOTE}/screens.ts`,
    after: /^ {2}\),(?=\n\} satisfies)/,
    text: `\n  ${name}: step(() => import(/* webpackChunkName: "${name}" */ './steps/${name}/${Name}Screen').then((loaded) => loaded.${Name}Screen)),`,
  },
  {
    file: `${QUOTE}/screens.ts`,
    after: /^ {2}\w+: \[(screens\.\w+(, )?)*\],$/,
    text: `\n  ${name}: [screens.review],`,
  },
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
  {
    file: 'infra/releases/src/model/journeyScreens.test.ts',
    after: /^ {2}notCovered: \[.*\],$/,
    text: `\n  ${name}: ['quotes:${name}.title'],`,
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
      after: /^ {2}\.\.\.quotesStart,$/,
      text: `\n  ${name}: {${Object.entries(words)
        .map(([key, text]) => `\n    ${key}: '${text}',`)
        .join('')}\n  },`,
    };
  });

/** A step of the quote: its schema, screen, texts, route and place in the journey. */
export function stepPlan(name: string): Plan {
  if (!/^[a-z][a-zA-Z]{2,19}$/.test(name))
    throw new Misuse(`"${name}" is no name for a step: 3 to 20 letters, a lowercase one first`);
  if (name in paths || name in quoteJourney.steps)
    throw new Misuse(`Nothing was changed: there is a step or path ${name} already`);
  const Name = capitalized(name);
  const NAME = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return {
    files: filesFrom('step', { name, Name, NAME }),
    lines: [...placed(name), ...routed(name), ...shown(name, Name), ...worded(name)],
    next: [`npx jest ${QUOTE}/steps/${name}: one test fails and says what to do first`],
  };
}
