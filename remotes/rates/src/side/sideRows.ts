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
  MONITORING_MONTHS,
  overallStrength,
  roundUpToDollars,
  vehicleName,
  type CarrierId,
  type PlanType,
  type Quote,
  type RatedCoverage,
  planView,
  priceParts,
} from '@shared/domain';
import type { Translate as TranslateOf } from '@shared/i18n';
import type { Offer } from '../offers/offersOf';
import { perText } from '../plan/perText';

type Translate = TranslateOf<'rates'>;

/** One cell: the amount or text, and its explanation; `rank` (cents) if lower is better. */
interface Cell {
  text: string;
  note?: string;
  rank?: number;
}

/** A row of the comparison: a text per carrier, whether they are all the same, and who has the lowest. */
export interface SideRow {
  id: string;
  label: string;
  /** A car's heading row, above its coverages. */
  isHeading: boolean;
  cells: Partial<Record<CarrierId, Pick<Cell, 'text' | 'note'>>>;
  isSame: boolean;
  lowest: readonly CarrierId[];
}

function lowestOf(cells: readonly (readonly [CarrierId, Cell])[]): CarrierId[] {
  const ranks = cells.flatMap(([, { rank }]) => (rank === undefined ? [] : [rank]));
  const least = Math.min(...ranks);
  if (ranks.every((rank) => rank === least)) return [];
  return cells.filter(([, { rank }]) => rank === least).map(([id]) => id);
}

function row(
  id: string,
  label: string,
  offers: readonly Offer[],
  cellOf: (offer: Offer) => Cell,
  isHeading = false,
): SideRow {
  const cells = offers.map((offer) => [offer.carrier.id, cellOf(offer)] as const);
  const texts = new Set(cells.map(([, { text, note }]) => `${text} ${note}`));
  return {
    id,
    label,
    isHeading,
    cells: Object.fromEntries(cells),
    isSame: texts.size === 1,
    lowest: lowestOf(cells),
  };
}

/** Ranked as shown, so that equal figures have no lowest. */
const dollars = (cents: number): Cell => ({ text: formatDollars(cents), rank: roundUpToDollars(cents) });

type PriceRow =
  | 'headline'
  | 'deposit'
  | 'payments'
  | 'premium'
  | 'fees'
  | 'installmentFees'
  | 'rounding'
  | 'total';

/** What is paid and when; then its parts, which add up to the total (reading 54). */
function priceRows(offers: readonly Offer[], planType: PlanType, t: Translate): SideRow[] {
  const months = offers[0]?.rate.term.duration ?? 0;
  const viewOf = ({ rate, carrier }: Offer) => {
    const view = planView(rate, planType, carrier);
    if (!view) throw new RangeError('An offer without a way to pay');
    return view;
  };
  const name = (key: PriceRow) => t(`side.rows.${key}`, { months });
  const later = (offer: Offer) => {
    const { count, later: amount } = viewOf(offer);
    return count === 0
      ? t('side.noPayments')
      : t('side.paymentsValue', { count, amount: formatDollars(amount) });
  };
  return [
    row('headline', name('headline'), offers, (offer) => {
      const view = viewOf(offer);
      return { text: `${formatDollars(view.today)} ${perText(view, months, t)}` };
    }),
    row('deposit', name('deposit'), offers, (offer) => dollars(viewOf(offer).today)),
    row('payments', name('payments'), offers, (offer) => ({ text: later(offer) })),
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
      const parts = priceParts(offer.rate, viewOf(offer).option);
      return { text: formatPart(parts.find(({ kind }) => kind === 'rounding')?.amount ?? 0) };
    }),
    row('total', name('total'), offers, (offer) => dollars(viewOf(offer).total)),
  ];
}

/** The overall coverage, and the carrier's requirements for the driver. */
function coverageRows(offers: readonly Offer[], quote: Quote, t: Translate): SideRow[] {
  const level = t('compare.strengthLevel', { level: overallStrength(quote.vehicles) });
  return [
    row('strength', t('side.rows.strength'), offers, () => ({ text: level })),
    row('monitored', t('side.rows.monitored'), offers, ({ rate }) => ({
      text: rate.monitored_driver ? t('side.yes', { months: MONITORING_MONTHS }) : t('side.no'),
    })),
  ];
}

const ratedVehicle = ({ rate }: Offer, vehicleId: string) =>
  rate.vehicles.find(({ vehicle_id }) => vehicle_id === vehicleId);

function coverageCell(coverage: RatedCoverage | undefined, t: Translate): Cell {
  if (!coverage) return { text: '–' };
  const { limits, premium } = coverage;
  return { text: formatDollars(premium), note: limitsText(limits, t), rank: premium };
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
    row(vehicle.id, label, offers, (offer) => dollars(ratedVehicle(offer, vehicle.id)?.premium ?? 0), true),
    ...types.map((type) =>
      row(`${vehicle.id} ${type}`, t(coverageTextKeys(type, state).name), offers, (offer) =>
        coverageCell(coverageOf(offer, type), t),
      ),
    ),
  ];
}

/** Two or three offers row by row: what is paid, then the coverages, car by car. */
export function sideRows(
  offers: readonly Offer[],
  quote: Quote,
  planType: PlanType,
  t: Translate,
): SideRow[] {
  return [
    ...priceRows(offers, planType, t),
    ...coverageRows(offers, quote, t),
    ...quote.vehicles.flatMap((vehicle) => vehicleRows(offers, vehicle, quote.address.state, t)),
  ];
}
