import { CARRIER_IDS, CARRIERS, FILTERED_PLAN_CODE, type CarrierId, type CarrierRow } from '@shared/domain';
import { CARRIER_RATINGS } from './registry';

/** The newest row of each carrier's prices. */
const rows = CARRIER_IDS.map((id) => {
  const row: CarrierRow | undefined = Object.values(CARRIERS[id].prices?.rows ?? {}).at(-1);
  if (!row) throw new Error('Every carrier has prices');
  return { id, row };
});

const byFigure = (figure: (row: CarrierRow) => number) =>
  rows.toSorted((one, next) => figure(one.row) - figure(next.row)).map(({ id }) => id);
const least = (figure: (row: CarrierRow) => number): CarrierId | undefined => byFigure(figure)[0];
const most = (figure: (row: CarrierRow) => number): CarrierId | undefined => byFigure(figure).at(-1);

/** A description that says more or less than this is not true of our own prices (issue 44). */
describe('what the carriers’ descriptions say is so in their prices', () => {
  test('FCIC: credit changes its prices least', () => expect(least(({ credit }) => credit)).toBe('FCIC'));

  test('USHC: rewards good credit and a clean record most', () => {
    expect(most(({ credit }) => credit)).toBe('USHC');
    expect(most(({ points }) => points)).toBe('USHC');
  });

  test('USIC: age changes its prices least', () => expect(least(({ classes = 1 }) => classes)).toBe('USIC'));

  test('TXR: in Texas alone, with the lowest base rate for collision', () => {
    expect(least(({ base }) => base[2])).toBe('TXR');
  });

  test('IIC: adds the least for accidents and tickets; in full, in four payments or in six', () => {
    expect(least(({ points }) => points)).toBe('IIC');
    const plans = CARRIER_RATINGS.find(({ carrierId }) => carrierId === 'IIC')?.plans ?? [];
    const offered = plans
      .filter(({ code }) => code !== FILTERED_PLAN_CODE)
      .map(({ installments }) => installments + 1);
    expect(offered).toEqual([1, 4, 6]);
  });
});
