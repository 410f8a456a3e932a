import { type LineId, type PackageName, productName, productsIn, type StateCode } from '@shared/domain';
import { linedVehicles } from '@shared/domain/purchase';
import { rateQuote } from '../rateQuote';
import { replayTrace } from '../premium';
import { SAMPLE_DATE, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { linePrices } from './linePrices';

const productOf = (state: StateCode) => {
  const product = productsIn(state).find(({ carrier_id }) => carrier_id === 'FCIC' || carrier_id === 'USHC');
  if (!product) throw new Error(`nothing is sold in ${state}`);
  return { carrierId: product.carrier_id, productId: productName(product) };
};
const carOf = (state: StateCode, name: PackageName, id = 'vehicle-1') =>
  sampleVehicle(state, { id, coverage_package_name: name });

/** "um 24 | 0": a line, its prices kept by limit, and turned down, in dollars. */
function told(state: StateCode, names: readonly PackageName[]): string[] {
  const vehicles = names.map((name, at) => carOf(state, name, `vehicle-${at + 1}`));
  const quote = sampleQuote(state, { vehicles });
  const answer = linePrices({ quote, ...productOf(state), rateVersion: 'r3' }, SAMPLE_DATE);
  return (answer?.lines ?? []).map(
    ({ line, keep, reject }) =>
      `${line} ${keep.map(({ premium }) => premium / 100).join(' ')} | ${reject / 100}`,
  );
}

test.each<[StateCode, readonly PackageName[], string[]]>([
  ['IL', ['LIABILITY'], ['umpd 19 | 0']],
  ['IL', ['GOOD'], []],
  ['IN', ['LIABILITY'], ['um 22 | 0', 'uim 13 | 0', 'umpd 14 | 0']],
  ['IN', ['BETTER'], ['um_limits 25 | 22', 'umpd 15 | 0']],
  ['TX', ['GOOD'], ['um_uim 36 | 0', 'pip 30 38 | 0']],
  ['WI', ['LIABILITY'], ['medical 7 | 0']],
  [
    'PA',
    ['LIABILITY'],
    ['um 22 | 0', 'uim 13 | 0', 'stacking_um 22 | 21', 'stacking_uim 13 | 12', 'tort 648 | 598'],
  ],
  [
    'PA',
    ['BETTER', 'GOOD'],
    ['uim 12 | 0', 'stacking_um 45 | 40', 'stacking_uim 27 | 24', 'tort 1208 | 1108'],
  ],
])('%s %p: each line with its price [R58-6]', (state, names, lines) => {
  expect(told(state, names)).toEqual(lines);
});

test.each<[StateCode, PackageName, LineId, number]>([
  ['IN', 'LIABILITY', 'um', 1],
  ['TX', 'LIABILITY', 'um_uim', 3],
  ['TX', 'GOOD', 'um_uim', 2],
])(
  '%s %s: keeping %s adds %i coverages at the price shown, and the trace replays',
  (state, name, line, count) => {
    const quote = sampleQuote(state, { vehicles: [carOf(state, name)] });
    const at = { ...productOf(state), rateVersion: 'r3' };
    const shown = linePrices({ quote, ...at }, SAMPLE_DATE)?.lines.find((one) => one.line === line);
    const basis = `vehicle-1:${name}`;
    const coverage_choices = [{ line, choice: 'keep' as const, amount: null, basis, signature: null }];
    const vehicles = linedVehicles({ ...quote, coverage_choices });
    const before = rateQuote({ quote, ...at }, SAMPLE_DATE).best_match;
    const after = rateQuote(
      { quote: { ...quote, vehicles, coverage_choices }, ...at },
      SAMPLE_DATE,
    ).best_match;
    if (!before || !after) throw new Error('every sample can be priced');
    expect(after.vehicles[0]?.coverages.length).toBe((before.vehicles[0]?.coverages.length ?? 0) + count);
    expect(after.policy_premium - before.policy_premium).toBe(shown?.keep[0]?.premium);
    expect(replayTrace(after)).toBe(after.policy_premium);
  },
);
