import { aQuote, aRate, aRateResult, renderWithProviders, settle, storedQuote } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { usePriceChanges, useQuote, useRates } from '.';

/** The current rate; an edit in another tab replaces it. */
let current = 'rate-1';

function Changes({ id }: { id: string }) {
  const { data } = usePriceChanges({ id, carrier_id: 'FCIC' });
  return data ? <p>changes of {id}</p> : null;
}

/** The current price, and what is requested for it once opened. */
function Price({ of: Part }: { of: typeof Changes }) {
  const id = useRates().rates?.best_match?.id;
  const [isOpen, setOpen] = useState(false);
  useQuote();
  if (id === undefined) return null;
  return (
    <>
      <output>{id}</output>
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen ? <Part id={id} /> : null}
    </>
  );
}

async function open(of: typeof Changes) {
  const changes = { carrier_id: 'FCIC', changes: [], deductibles: [] };
  const rendered = renderWithProviders(<Price of={of} />, {
    stored: storedQuote(),
    handlers: {
      'GET /v2/quotes/:id': aQuote(),
      'GET /v2/quotes/:id/rates': () => aRateResult({ best_match: aRate({ id: current }) }),
      'GET /v2/quotes/:id/rates/changes': ({ query }) =>
        query.get('rate_id') === current ? changes : { ...changes, superseded: true },
    },
  });
  await screen.findByText('rate-1');
  const asked = async (ending: string) => {
    await act(settle);
    const made = rendered.api.calls.filter(({ path }) => path.endsWith(ending));
    return made.map(({ query }) => query.get('rate_id'));
  };
  return { ...rendered, asked, show: () => rendered.user.click(screen.getByRole('button')) };
}

beforeEach(() => {
  current = 'rate-1';
});

test('the changes of a replaced price: the prices are requested again, then the changes of the new one', async () => {
  const { show, asked } = await open(Changes);
  current = 'rate-2';
  await show();
  expect(await screen.findByText('changes of rate-2')).toBeInTheDocument();
  expect(await asked('/rates')).toEqual([null, null]);
  expect(await asked('/changes')).toEqual(['rate-1', 'rate-2']);
});

test('after an edit in another tab nothing is requested for the replaced price', async () => {
  const { show, asked, bus } = await open(Changes);
  await show();
  await screen.findByText('changes of rate-1');
  current = 'rate-2';
  act(() => bus.emit('quote:version-changed', { quoteId: 'quote-1', version: 2 }));
  expect(await screen.findByText('changes of rate-2')).toBeInTheDocument();
  expect(await asked('/changes')).toEqual(['rate-1', 'rate-2']);
});
