import type { Bus, BusEventName, BusEvents } from '@shared/event-bus';
import { storedQuote, type FakeApi } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../../../hosts/shell/src/testing/openSite';
import { openAt as openBind } from '../../../../../remotes/bind/src/testing/openAt';
import { openAt as openQuote } from '../../../../../remotes/quote/src/testing/openAt';
import { openRates, OVERVIEW } from '../../../../../remotes/rates/src/testing/openRates';
import { readEvents, type RecordedEvent } from './readEvents';

interface Opened {
  bus: Bus;
  api: FakeApi;
  storage: Storage;
}

/** Each part as the site shows it, with everything in it that listens; its stored quote has the recording's id. */
const REMOTES: Record<string, () => Opened> = {
  quote: () => openQuote('/quotes/review'),
  rates: () => openRates(OVERVIEW),
  bind: () => openBind('/bol/policy-details'),
};
const openShell = () => openSite(OVERVIEW, { stored: storedQuote() });

const { events } = readEvents();

/** The types know these sources' events, and the recording is older. */
const tell = ({ bus }: Opened, { name, payload }: RecordedEvent) =>
  act(async () => bus.emit(name as BusEventName, payload as BusEvents[BusEventName]));

const failures = jest.fn();
let said: jest.SpyInstance;
beforeEach(() => {
  failures.mockClear();
  Object.assign(globalThis, { reportError: failures });
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'reportError');
  said.mockRestore();
});

const spoken = () => said.mock.calls.map(([first]) => String(first));

describe('the events of a recorded journey, told again to the listeners of these sources', () => {
  test.each(Object.entries(REMOTES))(
    '%s takes each, asks for the newer quote and forgets it',
    async (_, open) => {
      const opened = open();
      await screen.findByRole('heading', { level: 1 });
      const { api, storage } = opened;
      const asked = () =>
        api.calls.filter(({ method, path }) => `${method} ${path}` === 'GET /v2/quotes/quote-1');
      await waitFor(() => expect(asked()).not.toEqual([]));
      const before = asked().length;
      for (const event of events) await tell(opened, event);
      expect(failures.mock.calls).toEqual([]);
      expect(spoken()).toEqual([]);
      expect(asked().length).toBeGreaterThan(before);
      expect(storage.getItem('quoteId')).toBeNull();
    },
  );

  test('shell takes each, shows the alerts, forgets the quote and leaves for the marketing site', async () => {
    const opened = openShell();
    await screen.findByRole('heading', { level: 1 });
    const shown: string[] = [];
    for (const event of events) {
      await tell(opened, event);
      if (event.name === 'alert:show-requested')
        shown.push(within(screen.getByRole('region', { name: 'Messages' })).getByRole('status').textContent);
    }
    expect(failures.mock.calls).toEqual([]);
    expect(shown).toEqual([expect.stringContaining('62701'), expect.stringContaining('driver was updated')]);
    expect(opened.storage.getItem('quoteId')).toBeNull();
    // jsdom leaves no page, and says so.
    expect(spoken()).toEqual([expect.stringContaining('Not implemented: navigation')]);
  });
});
