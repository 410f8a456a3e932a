import { aDriver, aQuote, storedQuote } from '@shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { mutate } from 'swr';
import { openSite, type SiteOptions } from '../testing/openSite';

const CHAT = 'https://chat.test';
const open = (path: string, options: SiteOptions = {}) => openSite(path, { chatOrigin: CHAT, ...options });
const button = () => screen.queryByRole('button', { name: 'Chat' });
const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Conversa/);
const openChat = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  return screen.findByRole('dialog', { name: 'Chat' });
};

/** Records messages to the frame (`posted`) and sends messages from it (`receive`). */
function watchFrame() {
  const posted: unknown[][] = [];
  const inside = frame().contentWindow;
  if (inside)
    jest.spyOn(inside, 'postMessage').mockImplementation((...sent: unknown[]) => void posted.push(sent));
  const receive = (type: string, origin = CHAT, source: MessageEventSource | null = inside) =>
    act(() => void fireEvent(window, new MessageEvent('message', { origin, source, data: { type } })));
  return { posted, receive };
}

test('loads nothing of the chat before it is opened; it opens beside the page and closes [7-76, 1-17]', async () => {
  const site = open('/contact-us');
  expect(document.querySelector('iframe')).toBeNull();
  await openChat(site);
  expect(screen.getByRole('heading', { name: 'Chat' })).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(frame().src).toBe(`${CHAT}/widget?language=en`);
  expect(await axe(site.container)).toHaveNoViolations();
  await site.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

const ANN = aDriver({
  policy_holder: true,
  first_name: 'Ann',
  last_name: 'Sample',
  email: 'ann@example.com',
  phone: '3125550142',
});
const quoteOf = (id: string, drivers = [ANN]) => ({ ...aQuote({ drivers }), id });
const visitor = (change: object = {}) => [
  {
    type: 'chat:visitor',
    visitor: { name: 'Ann Sample', email: 'ann@example.com', phone: '(312) 555-0142', ...change },
  },
  CHAT,
];

test('sends the visitor to the chat’s exact origin when it is ready, and again after a driver update [2.12-18, 7-77]', async () => {
  const handlers = { 'GET /v2/quotes/:id': quoteOf('chat-1') };
  const site = open('/contact-us', { stored: storedQuote('chat-1'), handlers });
  await openChat(site);
  const { posted, receive } = watchFrame();
  await waitFor(() => expect(site.api.calls.some(({ path }) => path === '/v2/quotes/chat-1')).toBe(true));
  receive('chat:ready', 'https://evil.test');
  receive('chat:ready', CHAT, window);
  expect(posted).toEqual([]);
  receive('chat:ready');
  await waitFor(() => expect(posted).toEqual([visitor()]));
  // As a remote does after saving a driver.
  await act(() =>
    mutate(['quote', 'chat-1'], quoteOf('chat-1', [{ ...ANN, email: 'new@example.com' }]), {
      revalidate: false,
    }),
  );
  await waitFor(() => expect(posted.at(-1)).toEqual(visitor({ email: 'new@example.com' })));
  expect(posted).toHaveLength(2);
  expect(frame().src).not.toMatch(/ann|312/i);
});

test('sends no visitor without a quote; the chat may close itself', async () => {
  await openChat(open('/contact-us'));
  const { posted, receive } = watchFrame();
  receive('chat:ready');
  expect(screen.queryByText('Connecting')).not.toBeInTheDocument();
  expect(posted).toEqual([]);
  receive('chat:close-requested');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('if the chat does not respond, its panel says so and shows the phone number', async () => {
  open('/contact-us');
  const toOpen = await screen.findByRole('button', { name: 'Chat' });
  jest.useFakeTimers();
  fireEvent.click(toOpen);
  await screen.findByText('Connecting');
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Call (312) 555-0142');
  jest.useRealTimers();
});

test('closes when its quote is started over, and uses the page’s language', async () => {
  const site = open('/contact-us', { language: 'es' });
  await openChat(site);
  expect(frame().src).toBe(`${CHAT}/widget?language=es`);
  act(() => site.bus.emit('quote:started-over', { quoteId: 'quote-1' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// The domain's table has every page with a script or frame of others.
test('no chat beside a card service [R23]', async () => {
  open('/bol/online-payment', { stored: storedQuote() });
  await screen.findByRole('heading', { level: 1 });
  expect(button()).toBeNull();
});

test('no chat without a configured origin', async () => {
  openSite('/contact-us');
  await screen.findByRole('heading', { level: 1 });
  expect(button()).toBeNull();
});
