import { STATE_CODES } from '../entities';
import { catalogueFor, CATALOGUES, listedCoverages } from '.';
import { defaultIl } from './data/defaultIl';

const withDefault = new Set(
  CATALOGUES.filter(({ carrier_id }) => carrier_id === null).map(({ state }) => state),
);
const without = STATE_CODES.filter((state) => !withDefault.has(state));
/** Coverages that state law does not regulate. */
const OWN = new Set([
  'other_than_collision',
  'comprehensive',
  'collision',
  'towing',
  'rental',
  'rental_reimbursement',
]);

test.each(without)('%s has no default catalog, so it uses IL’s (section 9) [9-50, R2-5]', (state) => {
  const sold = catalogueFor('IIC', 'DEFAULT', state).filter(({ type }) => OWN.has(type));
  const builtIn = catalogueFor('IIC', 'DEFAULT', 'IL').filter(({ type }) => OWN.has(type));
  expect(sold).toEqual(builtIn.map((entry) => ({ ...entry, state })));
  expect(sold.length).toBeGreaterThan(6);
});

test('a row’s `required`, the text true or false, says whether the package contains the coverage [9-51]', () => {
  const [first, ...rest] = defaultIl.entries.filter((entry) => entry.package === 'LIABILITY');
  if (!first) throw new Error('no entries');
  const entries = [{ ...first, required: 'false' as const }, ...rest];
  const flags = (given: typeof entries) =>
    listedCoverages('IL', 'LIABILITY', given).map(({ type, included }) => [type, included]);
  expect(flags([{ ...first, required: 'true' }, ...rest])[0]).toEqual([first.type, true]);
  expect(flags(entries)[0]).toEqual([first.type, false]);
});
