import { EMBED_DATA_ID, type EmbedPageData } from '@shared/federation/page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from './testing/openEmbed';
import { startFrame } from './startFrame';
import { WatchedSizes } from './testing/watchedSizes';

beforeEach(() => void Object.assign(globalThis, { ResizeObserver: WatchedSizes }));
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** The page that the edge made for a partner's frame. */
function page(more: Partial<EmbedPageData>): void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = EMBED_DATA_ID;
  data.textContent = JSON.stringify({
    partner: 'pk_test',
    origins: ['https://bank.example'],
    language: 'en',
    theme: {},
    vehicleDataBase: 'https://cars.test',
    ...more,
  } satisfies EmbedPageData);
  document.body.append(data);
}

test.each([
  ['the proof that its page came with', { proof: 'pk_test.abc.signed' }, 'pk_test.abc.signed'],
  ['the key alone, where it was not framed', {}, 'pk_test'],
])('a frame’s new quote names its partner by %s', async (_what, more, sent) => {
  const api = fakeSite();
  page(more);
  await startFrame();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox'), '60601');
  await user.click(screen.getByRole('button', { name: 'Start my quote' }));
  // Once it is there, the quote is stored, and not in the middle of the next test.
  await screen.findByRole('heading', { name: /a little about you/ });
  const named = api.calls.flatMap(({ headers }) => headers.get('x-partner-key') ?? []);
  expect(named).toEqual([sent]);
});

test('a ZIP code that the browser filled in without an event is looked up', async () => {
  const api = fakeSite();
  page({});
  await startFrame();
  const field = await screen.findByRole('textbox');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '60601');
  await userEvent.click(screen.getByRole('button', { name: 'Start my quote' }));
  expect(await screen.findByRole('heading', { name: /a little about you/ })).toBeInTheDocument();
  expect(api.calls[0]?.query.get('zip_code')).toBe('60601');
});
