import { ROUTE_PATTERNS } from '@shared/domain';
import { headingIn } from '@shared/testing';
import { screen } from '@testing-library/react';
import { headings } from './headings';
import { renderSteps } from './prerender';
import { anApplication, aWholeDriver } from './testing/anApplication';
import { openAt } from './testing/openAt';

const DRIVERS: string = ROUTE_PATTERNS.purchaseDrivers;

/** An application in which the step can be entered; among the drivers one has answers to give. */
const openFor = (pattern: string) =>
  pattern === DRIVERS
    ? anApplication({ drivers: [aWholeDriver({ license_issued_at: null })] })
    : anApplication();

test.each(
  Object.keys(headings).flatMap((pattern) =>
    (['en', 'es'] as const).map((language) => [pattern, language] as const),
  ),
)('ADR 0022: the heading that stands in the page at %s in %s is the screen’s', async (pattern, language) => {
  openAt(pattern, openFor(pattern), { language });
  await screen.findByRole('heading', { level: 1 });
  const { html } = renderSteps(language);
  expect(headingIn(html[pattern] ?? '')).toEqual(headingIn(document.body.innerHTML));
});
