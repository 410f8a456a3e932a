import type { AxeResults } from 'axe-core';

/** jest-axe's matcher without axe itself, which only tests that run it load. */
export function toHaveNoViolations({ violations }: AxeResults): jest.CustomMatcherResult {
  const found = violations.map(({ help, nodes }) =>
    [help, ...nodes.flatMap(({ html, failureSummary }) => [html, failureSummary])].join('\n'),
  );
  return {
    pass: found.length === 0,
    message: () => (found.length === 0 ? 'axe found nothing to report' : found.join('\n\n')),
  };
}
