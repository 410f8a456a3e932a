import type { Frame, Page } from 'playwright-core';
import { until } from '../system/until';

/** Messages that a stranger makes to look like the frame's own. */
export const LIKE_THE_FRAME = [
  { autoQuote: 1, type: 'resize', detail: { height: 9 } },
  { autoQuote: 1, type: 'ready', detail: { mode: 'frame', language: 'es' } },
  { autoQuote: 1, type: 'handoff', detail: { quoteId: 'forged' } },
  { autoQuote: 1, type: 'offers-shown', detail: { quoteId: 'forged', carriers: [], lowestTotal: 1 } },
  { autoQuote: 1, type: 'error', detail: { code: 'partner_stopped', fatal: true } },
];

/** Choices that no page made: another language, a ZIP that nobody typed. */
export const LIKE_THE_PAGE = [
  {
    autoQuote: 1,
    type: 'choices',
    detail: { language: 'es', theme: { accent: '#0b6e4f' }, prefill: { zip: '10001' } },
  },
];

/** Added to every window: counts the messages that arrive. */
export const COUNT_MESSAGES = `window.arrived = 0;
addEventListener('message', () => window.arrived++);`;

const arrivedAt = (place: Page | Frame): Promise<number> => place.evaluate('window.arrived');

/** Does what sends `count` messages to a place, and waits until they are there and were dealt with. */
export async function arrive(
  place: Page | Frame,
  count: number,
  send: () => Promise<unknown>,
): Promise<void> {
  const before = await arrivedAt(place);
  await send();
  await until(async () => (await arrivedAt(place)) >= before + count, `${count} messages`);
}

/** Sends messages to the page around this window, as text, since a `__proto__` would get lost otherwise. */
export const sendUp = (from: Frame, messages: readonly unknown[]): Promise<void> =>
  from.evaluate((text) => {
    for (const message of JSON.parse(text)) window.parent.postMessage(message, '*');
  }, JSON.stringify(messages));

/** Sends messages to the quote's frame from a window that can reach the page around it, or from that page itself. */
export const sendDown = (
  from: Page | Frame,
  around: 'self' | 'parent' | 'opener',
  messages: readonly unknown[],
): Promise<void> =>
  from.evaluate(
    ([name, text]) => {
      const page = Reflect.get(window, name) as Window;
      const frame = page.document.querySelector('auto-quote')?.shadowRoot?.querySelector('iframe');
      if (!frame?.contentWindow) throw new Error('no frame');
      for (const message of JSON.parse(text)) frame.contentWindow.postMessage(message, '*');
    },
    [around, JSON.stringify(messages)] as const,
  );
