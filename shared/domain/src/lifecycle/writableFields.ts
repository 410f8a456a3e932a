import { DRIVER_FIELDS } from '../entities/driver';
import { fieldsWhere, type FieldTable, type NamesWith, type WrittenFrom } from '../entities/field';
import { QUOTE_FIELDS } from '../entities/quote';
import { VEHICLE_FIELDS } from '../entities/vehicle';
import type { QuoteStatus } from './statuses';

type Written<Rows extends FieldTable> = NamesWith<Rows, { from: WrittenFrom }>;

/** What a shopper may write in a status. `add` and `remove` apply to vehicles and drivers. */
export interface WritableFields {
  quote: readonly Written<typeof QUOTE_FIELDS>[];
  vehicle: readonly Written<typeof VEHICLE_FIELDS>[];
  driver: readonly Written<typeof DRIVER_FIELDS>[];
  add: boolean;
  remove: boolean;
}

const NOTHING: WritableFields = { quote: [], vehicle: [], driver: [], add: false, remove: false };

/** What is written from one of these on; cars can be added during the purchase until the payment opens (reading 9). */
function writtenFrom(...since: WrittenFrom[]): WritableFields {
  const of = <Rows extends FieldTable>(rows: Rows) => since.flatMap((from) => fieldsWhere(rows, { from }));
  return {
    quote: of(QUOTE_FIELDS),
    vehicle: of(VEHICLE_FIELDS),
    driver: of(DRIVER_FIELDS),
    add: true,
    remove: true,
  };
}

const FINAL = writtenFrom('new', 'quote', 'rated', 'purchase', 'final');

const BY_STATUS: Partial<Record<QuoteStatus, WritableFields>> = {
  DRAFT: writtenFrom('new', 'quote'),
  RATED: writtenFrom('new', 'quote', 'rated'),
  APPLYING: writtenFrom('new', 'quote', 'rated', 'purchase'),
  FINAL_RATED: FINAL,
  PLAN_CHOSEN: FINAL,
};

/** The fields a shopper may write in a status; none once PAYMENT_OPEN (security.md, reading 8). */
export function writableFields(status: QuoteStatus): WritableFields {
  return BY_STATUS[status] ?? NOTHING;
}

/** Whether the shopper may edit the quote at all; otherwise an edit gets a 409. */
export function isEditable(status: QuoteStatus): boolean {
  return writableFields(status) !== NOTHING;
}
