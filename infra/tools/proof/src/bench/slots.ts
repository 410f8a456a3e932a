/** A statement with its parameters and the first row of its result. */
export interface Sent {
  sql: string;
  parameters: readonly unknown[];
  row: Record<string, unknown>;
}

/** What a statement says about one quote and changes from call to call. */
export interface Live {
  id: string;
  keyHash: string;
  /** From the last row that contained them. */
  version: number;
  revision: string;
  /** Whose calls a limit counts. */
  caller: string;
}

type Slot = (live: Live) => unknown;

const LIMIT_BUCKET = /^(?:create|rates):/;
const EDITS_QUOTE = /update quotes set version =/;

/** How to replace a parameter for another quote, or null to send it unchanged. */
function slotOf(value: unknown, { sql }: Sent, known: Live): Slot | null {
  if (typeof value === 'string') {
    const { id, keyHash, revision } = known;
    if (LIMIT_BUCKET.test(value)) return ({ caller }) => `${value}:${caller}`;
    if (value === revision) return (live) => live.revision;
    if (value.includes(id)) return (live) => value.replace(id, live.id);
    return value.includes(keyHash) ? (live) => value.replace(keyHash, live.keyHash) : null;
  }
  if (!EDITS_QUOTE.test(sql)) return null;
  if (value === known.version) return ({ version }) => version;
  return value === known.version + 1 ? ({ version }) => version + 1 : null;
}

/** A row's version and revision of the quote, merged over the known ones. */
export const mergeRow = ({ version, revision }: Record<string, unknown>, known: Live): Live => ({
  ...known,
  ...(typeof version === 'number' ? { version } : {}),
  ...(typeof revision === 'string' ? { revision } : {}),
});

/** For each statement of a call, how to replace its parameters for another quote. */
export function slotsOf(sent: readonly Sent[], quote: Pick<Live, 'id' | 'keyHash'>) {
  let known: Live = { ...quote, version: Number.NaN, revision: '', caller: '' };
  return sent.map((statement) => {
    const slots = statement.parameters.map((value) => slotOf(value, statement, known) ?? (() => value));
    known = mergeRow(statement.row, known);
    return (live: Live): unknown[] => slots.map((slot) => slot(live));
  });
}
