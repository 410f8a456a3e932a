import type { AddedLine } from '../plan';

const DOMAIN = 'shared/domain/src';

interface Place {
  /** The journey's file, and the type of its step ids. */
  file: string;
  type: string;
  /** The step that it comes before; null for the journey's end. */
  before: string | null;
  section: string;
  path: string;
}

/** Its place in a journey, in nobody's way until the journey says when the step applies. */
export const placedIn =
  ({ file, type, before, section, path }: Place) =>
  (name: string): AddedLine[] => {
    const next = before === null ? 'null' : `'${before}'`;
    return [
      { file, after: new RegExp(`^export type ${type} =[^;]*'(?=;)`), text: ` | '${name}'` },
      {
        file,
        after: new RegExp(`^( {6}next: )${next}(,[^]*?\\n {4}\\},)$`),
        replaces: true,
        text: ([, start = '', rest = '']) => `${start}'${name}'${rest}
    ${name}: {
      section: ${section},
      paths: ['${name}'],
      path: ${path},
      appliesWhen: () => false,
      isComplete: always,
      next: ${next},
      invalidates: {},
    },`,
      },
    ];
  };

/** Its path, the pattern of its route, and both in the table of the test. `of` is the parameter of a quote's path. */
export function routed(name: string, pattern: string): AddedLine[] {
  const path = pattern.includes(':quoteId')
    ? `(quoteId: string) => \`${pattern.replace(':quoteId', '${segment(quoteId)}')}\``
    : `() => '${pattern}'`;
  const after = /^ {2}notCovered: .*$/;
  return [
    { file: `${DOMAIN}/paths/paths.ts`, after, text: `\n  ${name}: ${path},` },
    { file: `${DOMAIN}/paths/routePatterns.ts`, after, text: `\n  ${name}: '${pattern}',` },
    {
      file: `${DOMAIN}/paths/paths.test.ts`,
      after,
      text: `\n  ${name}: '${pattern.replace(':quoteId', 'q1')}',`,
    },
  ];
}

/** Its heading, which a test looks for in both languages. */
export const headed = (name: string, key: string): AddedLine[] => [
  {
    file: 'infra/services/releases/src/model/journeyScreens.test.ts',
    after: /^ {2}notCovered: \[.*\],$/,
    text: `\n  ${name}: ['${key}'],`,
  },
];
