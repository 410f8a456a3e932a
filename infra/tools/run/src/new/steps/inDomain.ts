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

/** Its route's row, and its path in the table of the test. */
export function routed(name: string, pattern: string): AddedLine[] {
  const after = /^ {2}notCovered: .*$/;
  return [
    { file: `${DOMAIN}/paths/routes.ts`, after, text: `\n  ${name}: { pattern: '${pattern}' },` },
    {
      file: `${DOMAIN}/paths/paths.test.ts`,
      after,
      text: `\n  ${name}: '${pattern.replace(':quoteId', 'q1')}',`,
    },
  ];
}

/** Its row among its remote's screens, before the closing bracket. */
export const shownIn = (file: string, row: string): AddedLine[] => [
  { file, after: /^ {2}\},(?=\n\} satisfies)/, text: `\n${row}` },
];
