import { STATE_CODES, type StateCode } from '@shared/domain';
import { renderWithProviders } from '@shared/testing';
import { screen } from '@testing-library/react';
import { useCoverages } from './useCoverages';

const BUILT_IN = new Set<StateCode>(['IA', 'IN', 'IL', 'KS', 'AR']);

function Coverages({ state }: { state: StateCode }) {
  const { data } = useCoverages({ state, product: 'IIC-DEFAULT' }, () => Promise.resolve([]));
  return <p>{data ? `there: ${state}` : 'loading'}</p>;
}

test.each(STATE_CODES)('%s: skips the call where the catalog is built in [7-15]', async (state) => {
  const handlers = { 'GET /v2/coverages/getallcoverages': { coverages: [] } };
  const { api } = renderWithProviders(<Coverages state={state} />, { handlers });
  await screen.findByText(`there: ${state}`);
  const asked = api.calls.filter(({ path }) => path.endsWith('/getallcoverages'));
  expect(asked.map(({ query }) => query.get('state_code'))).toEqual(BUILT_IN.has(state) ? [] : [state]);
});
