import {
  aDriver,
  aQuote,
  aRateResult,
  aVehicle,
  refusal,
  renderWithProviders,
  storedQuote,
  settle,
  fastForward,
} from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  useCreateQuote,
  useCreateDriver,
  useQuote,
  useRates,
  useStartOver,
  useUpdateVehicle,
  useVehicleSearch,
} from '.';

const DRIVER = { age: 35, gender: 'female', marital_status: 'single', license_status: 'active' } as const;
const ADDRESS = { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' } as const;

const ignore = (): undefined => undefined;

function Quote() {
  const { quote, error, isLoading } = useQuote();
  const createQuote = useCreateQuote();
  const createDriver = useCreateDriver();
  const updateVehicle = useUpdateVehicle();
  const startOver = useStartOver();
  return (
    <>
      <output>
        {isLoading ? 'loading' : `version ${quote?.version ?? 'none'}, drivers ${quote?.drivers.length}`}
      </output>
      <p>{[error, createDriver.error].map((failure) => failure?.errors[0]?.code).join(' ')}</p>
      <button onClick={() => void createQuote(ADDRESS)}>create</button>
      <button onClick={() => void createDriver.trigger(DRIVER).catch(ignore)}>driver</button>
      <button onClick={() => void updateVehicle.trigger('vehicle-1', { coverage_package_name: 'BETTER' })}>
        coverage
      </button>
      <button onClick={startOver}>start over</button>
    </>
  );
}

function Rates() {
  const { rates, isRating } = useRates();
  return <p>{isRating ? 'rating' : `rates ${rates?.quote_number ?? 'none'}`}</p>;
}

const press = (name: string): HTMLElement => screen.getByRole('button', { name });

test('a created quote is shown from its response, and the bus gets the event [4-80]', async () => {
  const { user, bus } = renderWithProviders(<Quote />, { handlers: { 'POST /v2/quotes': aQuote() } });
  expect(screen.getByText('version none, drivers undefined')).toBeTruthy();
  await user.click(press('create'));
  await screen.findByText('version 1, drivers 0');
  expect(bus.last('quote:identified')).toEqual({ quoteId: 'quote-1', state: 'IL' });
});

test('adding a driver uses the response’s quote, emits its event and clears the rates (specification 4) [4-7, 4-15, 4-85]', async () => {
  let rated = 0;
  const { user, bus } = renderWithProviders(
    <>
      <Quote />
      <Rates />
    </>,
    {
      stored: storedQuote(),
      handlers: {
        'GET /v2/quotes/:id': () =>
          aQuote({ version: rated > 1 ? 2 : 1, drivers: rated > 1 ? [aDriver()] : [] }),
        'GET /v2/quotes/:id/rates': () => aRateResult({ quote_number: `Q-${(rated += 1)}` }),
        'POST /v2/quotes/:id/drivers': {
          driver: aDriver(),
          quote: aQuote({ version: 2, drivers: [aDriver()] }),
        },
      },
    },
  );
  await screen.findByText('rates Q-1');
  const names: string[] = [];
  bus.onAny((name) => names.push(name));
  await user.click(press('driver'));
  await screen.findByText('version 2, drivers 1');
  await screen.findByText('rates Q-2');
  expect(names).toEqual(
    expect.arrayContaining(['quote:version-changed', 'CREATED_DRIVER', 'RATING_QUOTE', 'RATED_QUOTE']),
  );
});

test('a stale version shows an error and refetches the quote', async () => {
  let version = 1;
  const { user } = renderWithProviders(<Quote />, {
    stored: storedQuote(),
    handlers: {
      'GET /v2/quotes/:id': () => aQuote({ version }),
      'POST /v2/quotes/:id/drivers': refusal(412, 'version_stale'),
    },
  });
  await screen.findByText('version 1, drivers 0');
  version = 7;
  await user.click(press('driver'));
  await screen.findByText('version 7, drivers 0');
  expect(await screen.findByText('version_stale')).toBeTruthy();
});

test('editing a quote that is being paid shows an error and refetches the quote', async () => {
  let version = 1;
  const { user } = renderWithProviders(<Quote />, {
    stored: storedQuote(),
    handlers: {
      'GET /v2/quotes/:id': () => aQuote({ version }),
      'POST /v2/quotes/:id/drivers': refusal(409, 'quote_closed'),
    },
  });
  await screen.findByText('version 1, drivers 0');
  version = 2;
  await user.click(press('driver'));
  await screen.findByText('version 2, drivers 0');
  expect(await screen.findByText('quote_closed')).toBeTruthy();
});

test('a response after its screen unmounted emits its event and leaves no unhandled rejection', async () => {
  const answers: (() => void)[] = [];
  const held = new Promise<void>((resolve) => answers.push(resolve));
  const { user, bus, unmount } = renderWithProviders(<Quote />, {
    stored: storedQuote(),
    handlers: {
      'GET /v2/quotes/:id': aQuote(),
      'POST /v2/quotes/:id/drivers': () =>
        held.then(() => ({ driver: aDriver(), quote: aQuote({ version: 2, drivers: [aDriver()] }) })),
    },
  });
  const events: unknown[] = [];
  bus.on('quote:version-changed', (fact) => events.push(fact));
  await screen.findByText('version 1, drivers 0');
  await user.click(press('driver'));
  unmount();
  answers.forEach((answer) => answer());
  await waitFor(() => expect(events).toEqual([{ quoteId: 'quote-1', version: 2 }]));
  // Jest fails a test that leaves an unhandled rejection.
  await settle();
});

test('another tab’s version refetches the quote; our own does not', async () => {
  let version = 1;
  const { api, bus } = renderWithProviders(<Quote />, {
    stored: storedQuote(),
    handlers: { 'GET /v2/quotes/:id': () => aQuote({ version }) },
  });
  await screen.findByText('version 1, drivers 0');
  act(() => bus.emit('quote:version-changed', { quoteId: 'quote-1', version: 1 }));
  version = 3;
  expect(api.calls).toHaveLength(1);
  act(() => bus.emit('quote:version-changed', { quoteId: 'quote-1', version: 3 }));
  await screen.findByText('version 3, drivers 0');
});

test('start over clears the quote everywhere (reading 28) [4-89, 4-90, R28]', async () => {
  const { user, bus, storage } = renderWithProviders(<Quote />, {
    stored: storedQuote(),
    handlers: { 'GET /v2/quotes/:id': aQuote() },
  });
  await screen.findByText('version 1, drivers 0');
  await user.click(press('start over'));
  await screen.findByText('version none, drivers undefined');
  expect(storage.length).toBe(0);
  expect(bus.last('quote:identified')).toEqual({ quoteId: null, state: null });
});

test('a changed coverage keeps the rates and refreshes them (specification 4)', async () => {
  let rated = 0;
  const { user } = renderWithProviders(
    <>
      <Quote />
      <Rates />
    </>,
    {
      stored: storedQuote(),
      handlers: {
        'GET /v2/quotes/:id': aQuote(),
        'GET /v2/quotes/:id/rates': () => aRateResult({ quote_number: `Q-${(rated += 1)}` }),
        'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: aVehicle(), quote: aQuote({ version: 2 }) },
      },
    },
  );
  await screen.findByText('rates Q-1');
  await user.click(press('coverage'));
  await screen.findByText('rates Q-2');
});

function Search() {
  const [text, setText] = useState('');
  const { data } = useVehicleSearch(text);
  return (
    <>
      <input aria-label="car" value={text} onChange={(event) => setText(event.target.value)} />
      <p>{data ? `found ${data.length}` : 'nothing'}</p>
    </>
  );
}

test('search starts at four characters and does not repeat an identical query (specification 5) [5-8, 5-10, 9-3]', async () => {
  const { user, api } = renderWithProviders(<Search />, {
    handlers: { 'GET /v2/vehicles': { vehicles: [] } },
  });
  const input = screen.getByLabelText('car');
  const slowly = fastForward(250);
  await user.type(input, 'cam');
  await act(settle);
  expect(api.calls).toHaveLength(0);
  await user.type(input, 'r');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await user.type(input, 'y');
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await user.type(input, '{Backspace}');
  await act(settle);
  await user.type(input, 'y');
  await act(settle);
  slowly();
  expect(api.calls.map(({ query }) => query.get('query'))).toEqual(['camr', 'camry']);
});
