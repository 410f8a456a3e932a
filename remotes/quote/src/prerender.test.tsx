import { aDriver, aQuote, aVehicle, headingIn, renderWithProviders } from '@shared/testing';
import { screen } from '@testing-library/react';
import { HEADINGS, renderStart, renderSteps } from './prerender';
import { StartScreen } from './steps/start/StartScreen';
import { cars } from './testing/cars';
import { openAt } from './testing/openAt';

/** The elements without class names and ids that differ between runs. */
function bare(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['class', 'id', 'for', 'aria-describedby']) element.removeAttribute(name);
  }
  return body;
}

test.each(['en', 'es'] as const)(
  'the prerendered start in %s equals the screen’s first state (budgets)',
  (language) => {
    const { html } = renderStart(language);
    const { container } = renderWithProviders(<StartScreen />, { language, path: '/quotes/new' });
    expect(bare(html).isEqualNode(bare(container.innerHTML))).toBe(true);
  },
);

test('works before scripts: a native form with zip_code and typed=1, and no inline style [R18-7]', () => {
  const { html, css } = renderStart('en');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form?.getAttribute('action')).toBe('/quotes/new');
  expect(form?.querySelector('[name=typed]')?.getAttribute('value')).toBe('1');
  expect(form?.querySelector('[name=zip_code]')?.getAttribute('pattern')).toBe('[0-9]{5}');
  expect(form?.querySelector('button')?.hasAttribute('disabled')).toBe(false);
  expect(html).not.toMatch(/ style=/);
  expect(css).not.toBe('');
});

const whole = aQuote({
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle({ year: new Date().getFullYear() - 10 })],
  drivers: [aDriver()],
});

test.each(Object.keys(HEADINGS).map((pattern, index) => [pattern, index === 0 ? 'en' : 'es'] as const))(
  'the prerendered heading at %s in %s equals the screen’s (ADR 0022)',
  async (pattern, language) => {
    openAt(pattern, whole, { handlers: cars(), language });
    await screen.findByRole('heading', { level: 1 });
    const { html } = renderSteps(language);
    expect(headingIn(html[pattern] ?? '')).toEqual(headingIn(document.body.innerHTML));
  },
);
