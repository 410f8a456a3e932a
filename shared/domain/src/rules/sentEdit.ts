import type { DRIVER_FIELDS } from '../entities/driver';
import type { NamesWith } from '../entities/field';
import type { Quote } from '../entities/quote';
import { keysOf } from '../objects/keysOf';

/** An edit (PATCH, DELETE) as sent, of a quote or one of its cars or drivers. */
export interface SentEdit {
  of: 'quote' | 'vehicles' | 'drivers';
  /** Id of the quote, car or driver. */
  id: string;
  /** Fields as `readBack` returns them; null for a removal. */
  fields: object | null;
  /** The version it was sent with; if it succeeded, it made the next one. */
  version: number;
}

// Written out, since every edit would otherwise load the table; a number that is missing here does not compile.
const IDENTITY_NUMBERS: ReadonlySet<string> = new Set(
  keysOf<Record<NamesWith<typeof DRIVER_FIELDS, { returned: 'last4' }>, true>>({
    license_number: true,
    social_security: true,
  }),
);

/** The form in which the API returns what was sent or is stored: identity numbers as their last four (reading 39). */
export function readBack(sent: object): object {
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]: [string, unknown]) =>
      IDENTITY_NUMBERS.has(field)
        ? [`${field}_last4`, typeof value === 'string' ? value.slice(-4) : null]
        : [field, value],
    ),
  );
}

/** Whether the quote already reflects the edit. */
export function holdsEdit(quote: Quote, { of, id, fields }: SentEdit): boolean {
  const edited = (of === 'quote' ? [quote] : quote[of]).find((item) => item.id === id);
  return fields === null ? edited === undefined : isWithin(fields, edited);
}

/** Whether these edits made every version since `since`, so nobody else changed the quote. */
export function isMadeBy(edits: readonly SentEdit[], quote: Quote, since: number): boolean {
  const made = new Set(edits.filter((edit) => holdsEdit(quote, edit)).map(({ version }) => version + 1));
  return Array.from({ length: quote.version - since }, (_, at) => since + 1 + at).every((each) =>
    made.has(each),
  );
}

/** Ignores what the server adds to an object (a question's text, a term's end). */
function isWithin(sent: unknown, held: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return sent === held;
  if (typeof held !== 'object' || held === null) return false;
  if (Array.isArray(sent) && (!Array.isArray(held) || sent.length !== held.length)) return false;
  const known = new Map<string, unknown>(Object.entries(held));
  return Object.entries(sent).every(
    ([field, value]: [string, unknown]) => value === undefined || isWithin(value, known.get(field)),
  );
}
