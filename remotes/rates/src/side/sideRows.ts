import {
  canonicalCoverage,
  COVERAGE_TYPES,
  coverageTextKeys,
  feesTotal,
  findCoverage,
  formatDollars,
  formatPart,
  installmentFees,
  limitsText,
  overallStrength,
  planView,
  priceParts,
  roundUpToDollars,
  vehicleName,
  type CarrierId,
  type PlanType,
  type Quote,
  type RatedCoverage,
} from '@shared/domain';
import type { Translate as TranslateOf } from '@shared/i18n';
import type { Offer } from '../offers/offersOf';

type Translate = TranslateOf<'rates'>;

/** One cell: the amount or text, and its explanation; `rank` (cents, as shown) if lower is better. */
export interface Cell {
  text: string;
  note?: string;
  rank?: number;
}

/** A car's row is above those of its coverages, which are drawn as bars; the total is the last. */
type RowKind = 'plain' | 'car' | 'coverage' | 'total';

/** A row of the comparison: a text per carrier, whether they are all the same, and the lowest of their ranks. */
export interface SideRow {
  id: string;
  label: string;
  /** What all carriers' cells would say below the amount, such as the limits. */
  detail: string | undefined;
  kind: RowKind;
  cells: Partial<Record<CarrierId, Cell>>;
  isSame: boolean;
  /** Null if none is lower than another. */
  least: number | null;
}

function leastOf(cells: readonly (readonly [CarrierId, Cell])[]): number | null {
  const ranks = cells.flatMap(([, { rank }]) => (rank === undefined ? [] : [rank]));
  const least = Math.min(...ranks);
  return ranks.every((rank) => rank === least) ? null : least;
}

function row(
  id: string,
  label: string,
  offers: readonly Offer[],
  cellOf: (offer: Offer) => Cell,
  kind: RowKind = 'plain',
): SideRow {
  const cells = offers.map((offer) => [offer.carrier.id, cellOf(offer)] as const);
  const texts = new Set(cells.map(([, { text, note }]) => `${text} ${note}`));
  const notes = new Set(cells.map(([, { note }]) => note));
  const detail = notes.size === 1 && kind === 'coverage' ? [...notes][0] : undefined;
  const bare = cells.map(([carrier, { note, ...cell }]) => [
    carrier,
    detail === undefined && note !== undefined ? { ...cell, note } : cell,
  ]);
  return {
    id,
    label,
    detail,
    kind,
    cells: Object.fromEntries(bare),
    isSame: texts.size === 1,
    least: leastOf(cells),
  };
}

/** Ranked as shown, so that equal figures have no lowest. */
const dollars = (cents: number): Cell => ({
  text: formatDollars(cents),
  rank: roundUpToDollars(cents) * 100,
});

type PriceRow = 'deposit' | 'payments' | 'premium' | 'fees' | 'installmentFees' | 'rounding' | 'total';

/** What is paid and when, and the parts of it, which add up to the total (reading 54). */
function priceRows(offers: readonly Offer[], planType: PlanType, t: Translate) {
  const months = offers[0]?.rate.term.duration ?? 0;
  const viewOf = ({ rate, carrier }: Offer) => {
    const view = planView(rate, planType, carrier);
    if (!view) throw new RangeError('An offer without a way to pay');
    return view;
  };
  const name = (key: PriceRow) => t(`side.rows.${key}`, { months });
  const later = (offer: Offer) => {
    const { count, later: each } = viewOf(offer);
    return count === 0
      ? t('side.noPayments')
      : t('side.paymentsValue', { count, amount: formatDollars(each) });
  };
  const payments = [
    row('deposit', name('deposit'), offers, (offer) => dollars(viewOf(offer).today)),
    row('payments', name('payments'), offers, (offer) => ({ text: later(offer) })),
  ];
  const parts = [
    row('premium', name('premium'), offers, ({ rate }) => dollars(rate.policy_premium)),
    row('fees', name('fees'), offers, ({ rate }) => {
      const fees = feesTotal(rate.fees);
      return { text: formatPart(fees), rank: fees };
    }),
    row('installmentFees', name('installmentFees'), offers, (offer) => {
      const { option, count, fee } = viewOf(offer);
      const fees = installmentFees(option);
      if (fees === 0) return { text: t('side.noFee'), rank: 0 };
      return { text: formatPart(fees), note: t('side.eachFee', { count, fee: formatPart(fee) }), rank: fees };
    }),
    row('rounding', name('rounding'), offers, (offer) => {
      const all = priceParts(offer.rate, viewOf(offer).option);
      return { text: formatPart(all.find(({ kind }) => kind === 'rounding')?.amount ?? 0) };
    }),
    row(
      'total',
      name('total'),
      offers,
      (offer) => {
        const all = priceParts(offer.rate, viewOf(offer).option);
        const cars = all.filter(({ kind }) => kind === 'vehicle').map(({ amount }) => amount);
        const rest = all
          .filter(({ kind }) => kind !== 'vehicle')
          .reduce((sum, { amount }) => sum + amount, 0);
        return { ...dollars(viewOf(offer).total), note: [...cars, rest].map(formatPart).join(' + ') };
      },
      'total',
    ),
  ];
  return { payments, parts };
}

const ratedVehicle = ({ rate }: Offer, vehicleId: string) =>
  rate.vehicles.find(({ vehicle_id }) => vehicle_id === vehicleId);

function coverageCell(coverage: RatedCoverage | undefined, t: Translate): Cell {
  if (!coverage) return { text: '–' };
  const { limits, premium } = coverage;
  return { ...dollars(premium), note: limitsText(limits, t) };
}

/** A car and each coverage that any of the carriers has for it. */
function vehicleRows(
  offers: readonly Offer[],
  vehicle: Quote['vehicles'][number],
  state: Quote['address']['state'],
  t: Translate,
): SideRow[] {
  const coverageOf = (offer: Offer, type: RatedCoverage['type']) =>
    findCoverage(ratedVehicle(offer, vehicle.id)?.coverages ?? [], type);
  // One row for a coverage that carriers' catalogs name differently.
  const types = COVERAGE_TYPES.filter(
    (type) => canonicalCoverage(type) === type && offers.some((offer) => coverageOf(offer, type)),
  );
  const label = t('side.rows.vehicle', { vehicle: vehicleName(vehicle) });
  return [
    row(vehicle.id, label, offers, (offer) => dollars(ratedVehicle(offer, vehicle.id)?.premium ?? 0), 'car'),
    ...types.map((type) =>
      row(
        `${vehicle.id} ${type}`,
        t(coverageTextKeys(type, state).name),
        offers,
        (offer) => coverageCell(coverageOf(offer, type), t),
        'coverage',
      ),
    ),
  ];
}

/** The offers row by row: what is paid, the coverages car by car, then the parts of the total and the total. */
export function sideRows(
  offers: readonly Offer[],
  quote: Quote,
  planType: PlanType,
  t: Translate,
): SideRow[] {
  const level = t('compare.strengthLevel', { level: overallStrength(quote.vehicles) });
  const { payments, parts } = priceRows(offers, planType, t);
  return [
    ...payments,
    ...quote.vehicles.flatMap((vehicle) => vehicleRows(offers, vehicle, quote.address.state, t)),
    row('strength', t('side.rows.strength'), offers, () => ({ text: level })),
    ...parts,
  ];
}
