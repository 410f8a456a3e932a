import type { Quote } from '../entities/quote';

/** An edit (PATCH, DELETE) as it was sent: of a quote, or of one of its cars or drivers. */
export interface SentEdit {
  of: 'quote' | 'vehicles' | 'drivers';
  /** Of the quote, car or driver. */
  id: string;
  /** As `readBack` makes them; null for a removal. */
  fields: object | null;
  /** The version it was sent with; the one it made, if it was made, is the next. */
  version: number;
}

const IDENTITY_NUMBERS: ReadonlySet<string> = new Set(['license_number', 'social_security']);

/** What was sent as a quote is read back: identity numbers by their last four alone (reading 39). */
export function readBack(sent: object): object {
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]: [string, unknown]) =>
      IDENTITY_NUMBERS.has(field) && typeof value === 'string'
        ? [`${field}_last4`, value.slice(-4)]
        : [field, value],
    ),
  );
}

/** Whether the quote is as the edit would make it. */
export function holdsEdit(quote: Quote, { of, id, fields }: SentEdit): boolean {
  const edited = (of === 'quote' ? [quote] : quote[of]).find((item) => item.id === id);
  return fields === null ? edited === undefined : isWithin(fields, edited);
}

/** Whether edits that the quote holds made every version of it after `since`, so that nobody else changed it. */
export function isMadeBy(edits: readonly SentEdit[], quote: Quote, since: number): boolean {
  const made = new Set(edits.filter((edit) => holdsEdit(quote, edit)).map(({ version }) => version + 1));
  return Array.from({ length: quote.version - since }, (_, at) => since + 1 + at).every((each) =>
    made.has(each),
  );
}

/** What the server adds to an object (a question's text, a term's end) is no difference. */
function isWithin(sent: unknown, held: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return sent === held;
  if (typeof held !== 'object' || held === null) return false;
  if (Array.isArray(sent) && (!Array.isArray(held) || sent.length !== held.length)) return false;
  const known = new Map<string, unknown>(Object.entries(held));
  return Object.entries(sent).every(
    ([field, value]: [string, unknown]) => value === undefined || isWithin(value, known.get(field)),
  );
}
