import type {
  EmbedEventName,
  EmbedMountOptions,
  EmbedTheme,
  GivenChoices,
  MountedEmbed,
} from '@shared/embed';
import { CARRIERS, publicCarrier } from '@shared/domain';
import { aQuote, aRate, aRateResult, fakeApi, type FakeApi, type FakeHandlers } from '@shared/testing';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cars } from '../../testing/cars';
import { quoteServer } from '../../testing/quoteServer';
import { mount } from '../mount';
import type { ShownStill } from '../takeOver';

export interface OpenedEmbed {
  api: FakeApi;
  /** Events in order. */
  events: { name: EmbedEventName; detail: object }[];
  embed: MountedEmbed;
  element: HTMLElement;
  /** The still start screen that was there before. */
  still: ShownStill;
  inside: ReturnType<typeof within>;
  user: ReturnType<typeof userEvent.setup>;
}

/** Two carriers; the first one's price has the monitored-driver program as a condition. */
const twoOffers = () =>
  aRateResult({
    best_match: aRate({ monitored_driver: true }),
    other_rates: [
      aRate({
        id: 'rate-2',
        carrier_id: 'USIC',
        carrier_product_id: 'USIC-DEFAULT',
        policy_premium: 110_000,
      }),
    ],
  });

/** An API that knows a ZIP code, cars, carriers and prices. */
const site = (): FakeHandlers => ({
  ...quoteServer(aQuote()),
  ...cars(),
  'GET /v2/locations/lookup': {
    zip_code: '60601',
    state: 'IL',
    covered: true,
    counties: [{ name: 'Cook', cities: ['Chicago'] }],
  },
  'GET /v2/quotes/:id/rates': twoOffers(),
  'GET /v2/carriers/getallcarriers': { carriers: Object.values(CARRIERS).map(publicCarrier) },
});

/** A still start screen in which a shopper has typed already, and submitted what is a whole ZIP code. */
function stillWith(typed: string): ShownStill {
  const box = document.createElement('div');
  const form = document.createElement('form');
  form.append(Object.assign(document.createElement('input'), { name: 'zip_code', value: typed }));
  if (/^\d{5}$/.test(typed)) form.dataset['submitted'] = '';
  box.append(form);
  return { box, end: () => box.remove() };
}

/** Answers the embed's calls like the site. */
export function fakeSite(handlers: FakeHandlers = {}): FakeApi {
  const api = fakeApi({ ...site(), ...handlers });
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  return api;
}

/** Mounts the quote on a page, as the loader does in inline mode. */
export function openEmbed(
  handlers: FakeHandlers = {},
  choices: Partial<GivenChoices> = {},
  typed = '',
  theme: EmbedTheme = {},
): OpenedEmbed {
  const api = fakeSite(handlers);
  // jsdom gives a style in a shadow root no sheet, as a policy that blocks it would.
  jest.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const still = stillWith(typed);
  const element = document.createElement('div');
  root.append(still.box, element);
  if (typed !== '') still.box.querySelector('input')?.focus();
  const events: OpenedEmbed['events'] = [];
  host.setAttribute('partner', 'pk_test');
  const settings: EmbedMountOptions & { still: ShownStill } = {
    host,
    site: 'https://quotes.test',
    own: { language: 'en', theme, vehicleDataBase: 'https://cars.test' },
    choices: { language: '', theme: null, prefill: null, ...choices },
    emit: (name, detail) => void events.push({ name, detail }),
    still,
  };
  const mounted: MountedEmbed[] = [];
  act(() => void mounted.push(mount(element, settings)));
  const [embed] = mounted;
  if (!embed) throw new Error('Nothing was mounted');
  return { api, events, embed, element, still, inside: within(element), user: userEvent.setup() };
}
