import type { ProductId } from '../catalogues/catalogue';

/** A payment plan: in how many payments, or in six with the higher deposit. */
export interface PlanOffered {
  pay: 'once' | 'two' | 'four' | 'six' | 'six_high';
  code: string;
  /** Only if the carrier words it differently from the others. */
  description?: string;
}

/** A carrier's underwriting limits. */
export interface Underwriting {
  /** At-fault accidents on the policy within the look-back that are still accepted. */
  maxAtFault: number;
}

/** A row of the manual, as decimals. */
export interface PriceRow {
  base: readonly [liability: number, comprehensive: number, collision: number];
  points: number;
  credit: number;
  /** Default 1: the manual's driver classes unchanged. */
  classes?: number;
}

/** A carrier's row for all its products, except those priced differently. */
export interface CarrierRow extends PriceRow {
  products?: Partial<Record<ProductId, PriceRow>>;
}

/** Everything that rating needs of a carrier. Its rows are by version of the tables; a new carrier starts with the newest. */
export interface CarrierPrices {
  underwriting: Underwriting;
  plans: readonly PlanOffered[];
  rows: { r1?: CarrierRow; r2: CarrierRow };
}
