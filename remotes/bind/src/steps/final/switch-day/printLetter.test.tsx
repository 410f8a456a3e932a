import { act, screen } from '@testing-library/react';
import { callsTo } from '../../../testing/openAt';
import { FIRST } from '../../../testing/payment';
import { issued, openIssued } from '../testing/openIssued';

// Without a bundler its build for servers is loaded, which puts no global style into the page.
jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
);

/** What the styles for paper leave out. */
const leftOut = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ style }) => style?.getPropertyValue('display') === 'none')
    .map(({ selectorText }) => selectorText);
const isPrinted = (part: Element) => leftOut().every((parts) => !part.matches(parts));

const printButton = () => screen.getByRole('button', { name: 'Print the letter' });
const theLetter = () => screen.getByRole('article', { name: 'Letter to cancel your old policy' });
const others = () =>
  screen.getAllByRole('heading').filter((heading) => heading.closest('[data-screen-only]') === null);

test('printing the letter prints nothing else, and the page is as before afterward', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { api, user } = openIssued(issued(FIRST, { currently_insured: true, prior_policy: null }));
  await screen.findByRole('region', { name: 'Switch without a gap' });
  const [letter, rest] = [theLetter(), others()];
  expect(letter).toHaveTextContent('Blank line: name of your old company');
  expect(isPrinted(letter)).toBe(false);
  expect(rest.map(isPrinted)).not.toContain(false);
  await user.click(printButton());
  expect(print).toHaveBeenCalledTimes(1);
  expect([letter, ...letter.children].map(isPrinted)).not.toContain(false);
  expect(rest.map(isPrinted)).not.toContain(true);
  expect(callsTo(api, 'get_documents')).toEqual([]);
  // A browser that never says that it has printed prints again.
  await user.click(printButton());
  expect(print).toHaveBeenCalledTimes(2);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(isPrinted(letter)).toBe(false);
  expect(rest.map(isPrinted)).not.toContain(false);
});
