import { screen } from '@testing-library/react';
import { renderSteps } from './prerender';
import { routes } from './routes';
import { COMPARE, openRates, OVERVIEW } from './testing/openRates';

const never = () => new Promise<never>(() => {});

/** The screen's heading, announced words and picture. */
function shownIn(page: ParentNode): (string | null)[] {
  return [...page.querySelectorAll('h1, output, img')].map(
    (element) => element.getAttribute('src') ?? element.textContent,
  );
}

test.each(
  [OVERVIEW, COMPARE].flatMap((path, index) =>
    (['en', 'es'] as const).map((language) => [path, routes[index] ?? '', language] as const),
  ),
)('the prerendered screen at %s equals the waiting one (%s, %s; ADR 0022)', async (path, route, language) => {
  const { html, css } = renderSteps(language);
  openRates(path, { 'GET /v2/quotes/:id/rates': never }, language);
  await screen.findByRole('heading', { level: 1 });
  const still = new DOMParser().parseFromString(html[route] ?? '', 'text/html');
  expect(shownIn(still)).toHaveLength(3);
  expect(shownIn(still)).toEqual(shownIn(document.body));
  expect(html[route]).not.toMatch(/ style=/);
  expect(css).not.toBe('');
});
