import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { widgetPage } from './widgetPage';
import { WIDGET_SCRIPT } from './widgetScript';

const SITE = 'https://site.test';
const ANN = { name: 'Ann <b>Sample</b>', email: 'ann@example.com', phone: '312-555-0142' };
let posted: unknown[][] = [];

/** The widget as its page opens it: jsdom's own window is its parent. */
function open(language: 'en' | 'es' = 'en'): void {
  const page = new DOMParser().parseFromString(widgetPage(language, SITE), 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.innerHTML = page.body.innerHTML;
  posted = [];
  jest.spyOn(window, 'postMessage').mockImplementation((...sent: unknown[]) => void posted.push(sent));
  const { widget } = page.querySelector('script')?.dataset ?? {};
  Object.defineProperty(document, 'currentScript', { value: { dataset: { widget } }, configurable: true });
  // eslint-disable-next-line typescript/no-implied-eval -- it is the script that is served
  new Function(WIDGET_SCRIPT)();
}
const tell = (origin: string, visitor: unknown, source: Window | null = window) =>
  fireEvent(window, new MessageEvent('message', { origin, source, data: { type: 'chat:visitor', visitor } }));
const log = () => screen.getByRole('log').textContent;

test.each(['en', 'es'] as const)('accessible, and says that it is a demonstration (%s)', async (language) => {
  open(language);
  expect(
    screen.getByText(language === 'en' ? /demonstration agent\./ : /agente de demostración\./),
  ).toBeVisible();
  expect(await axe(document.documentElement)).toHaveNoViolations();
});

test('tells only the site that it is ready, and that it should close', () => {
  open();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(posted[0]).toEqual([{ type: 'chat:ready' }, SITE]);
  expect(posted.at(-1)).toEqual([{ type: 'chat:close-requested' }, SITE]);
});

test('accepts the visitor only from the site, as text', () => {
  open();
  tell('https://evil.test', ANN);
  tell(SITE, ANN, null);
  tell(SITE, 'nobody');
  expect(log()).not.toContain('ann@example.com');
  tell(SITE, ANN);
  tell(SITE, ANN);
  expect(log()?.match(/Hello, Ann <b>Sample<\/b>\./g)).toHaveLength(1);
  expect(log()).toContain('ann@example.com, 312-555-0142');
});

test('a name that ends with a period is greeted with one', () => {
  open();
  tell(SITE, { ...ANN, name: 'Ann Sample Jr.' });
  expect(log()).toContain('Hello, Ann Sample Jr. How can I help?');
});

test('a message gets a reply', () => {
  jest.useFakeTimers();
  open();
  const field = screen.getByRole('textbox', { name: 'Your message' });
  fireEvent.change(field, { target: { value: 'Is rental covered?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveValue('');
  jest.advanceTimersByTime(700);
  expect(log()).toMatch(/Is rental covered\?.*A person would answer here/);
  jest.useRealTimers();
});
