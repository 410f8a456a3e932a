import type { Contract } from '@shared/kit';
import { APP_NAMES, type AppName } from '../model/release';
import { contractNow, contractWith, type Edits } from '../testing/readContracts';
import { judge } from './judge';

const live: Partial<Record<AppName, Contract>> = {};

beforeAll(async () => {
  for (const part of APP_NAMES) live[part] = await contractNow(part);
});

/** The verdict on a part's contract beside the live parts. */
function verdict(part: AppName, contract: Contract) {
  const others = Object.values(live).filter((one) => one.part !== part);
  return judge(contract, { before: live[part] ?? null, others, api: null });
}

/** The verdict on a part whose sources were edited. */
const verdictOn = async (part: AppName, edits: Edits) => verdict(part, await contractWith(part, edits));

const EVENTS = 'shared/event-bus/src/events.ts';
const WORDS = (language: string, part: 'step' | 'frame') =>
  `shared/i18n/src/locales/${language}/${part}Words.ts`;

test('sources that did not change pass', async () => {
  for (const part of APP_NAMES)
    expect([part, verdict(part, await contractNow(part))]).toEqual([
      part,
      { level: 'patch', changes: [], breaks: [] },
    ]);
});

describe('an event', () => {
  test('with a renamed field that only partners get is stopped too', async () => {
    const { breaks } = await verdictOn('rates', {
      [EVENTS]: [['lowestPremium: number | null', 'cheapest: number | null']],
      'shared/api-client/src/hooks/useRates.ts': [['lowestPremium:', 'cheapest:']],
    });
    expect(breaks).toMatchObject([{ name: 'RATED_QUOTE', field: 'lowestPremium', part: 'partner pages' }]);
  });

  test('whose listener needs a new field is stopped, because the live senders do not send it', async () => {
    const { breaks } = await verdictOn('shell', {
      [EVENTS]: [["'quote:started-over': { quoteId", "'quote:started-over': { by: string; quoteId"]],
    });
    expect(breaks).toContainEqual(
      expect.objectContaining({
        name: 'quote:started-over',
        field: 'by',
        part: 'quote',
        owner: 'Quote team',
      }),
    );
  });
});

describe('a text key', () => {
  test('of an error code that the API returns cannot be removed', async () => {
    const remove: [string, string][] = [['    quote_closed:', '    quote_is_closed:']];
    const { breaks } = await verdictOn('bind', {
      [WORDS('en', 'step')]: remove,
      [WORDS('es', 'step')]: remove,
    });
    expect(breaks).toMatchObject([
      { about: 'text', name: 'common:errors.quote_closed', part: 'api', owner: 'Back end' },
    ]);
  });

  test('without Spanish is named, and so is one whose values differ', async () => {
    const { texts } = await contractWith('quote', {
      'shared/i18n/src/locales/es/quotes.ts': [['    homeYes:', '    homeSi:']],
    });
    expect(texts.missing).toEqual(['en quotes:edit.homeSi', 'es quotes:edit.homeYes']);
    const counted = await contractWith('shell', {
      [WORDS('es', 'frame')]: [['hasta {{count}} vehículos', 'hasta {{max}} vehículos']],
    });
    expect(counted.texts.missing).toEqual([
      'es common:alerts.max_vehicles (its values differ from the English text)',
    ]);
  });
});

test('a remote that needs more of the transport than the live shell has is stopped', async () => {
  const { breaks } = await verdictOn('quote', {
    'shared/api-client/src/transport/transport.ts': [
      ['  warmUp(): void;', '  warmUp(): void;\n  hurry(): void;'],
    ],
    'shared/api-client/src/hooks/useWiring.ts': [['transport.setLanguage(language)', 'transport.hurry()']],
  });
  expect(breaks).toMatchObject([
    { about: 'host', name: 'Transport.hurry', part: 'shell', owner: 'Platform team' },
  ]);
});
