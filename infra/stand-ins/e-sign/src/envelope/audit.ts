import { createHash } from 'node:crypto';

export type AuditEvent =
  | 'envelope_created'
  | 'envelope_opened'
  | 'consent_given'
  | 'document_viewed'
  | 'document_signed'
  | 'envelope_completed'
  | 'envelope_declined'
  | 'envelope_voided';

/** One event: `hash` covers it and the previous hash, so that no entry can be changed or left out. */
export interface AuditEntry {
  seq: number;
  /** ISO instant. */
  at: string;
  event: AuditEvent;
  detail: Record<string, string>;
  prev: string;
  hash: string;
}

const FIRST_PREV = '0'.repeat(64);

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const hashOf = ({ seq, at, event, detail, prev }: Omit<AuditEntry, 'hash'>): string =>
  sha256(JSON.stringify([seq, at, event, detail, prev]));

/** The hash of the whole trail so far. */
export const headOf = (audit: readonly AuditEntry[]): string => audit.at(-1)?.hash ?? FIRST_PREV;

/** The trail with one more entry. */
export function withEntry(
  audit: readonly AuditEntry[],
  { at, event, detail }: Pick<AuditEntry, 'at' | 'event' | 'detail'>,
): AuditEntry[] {
  const entry = { seq: audit.length + 1, at, event, detail, prev: headOf(audit) };
  return [...audit, { ...entry, hash: hashOf(entry) }];
}

/** Whether nothing in the trail was changed, moved or removed from its middle. */
export const isWhole = (audit: readonly AuditEntry[]): boolean =>
  audit.every(
    (entry, index) =>
      entry.seq === index + 1 && entry.prev === headOf(audit.slice(0, index)) && entry.hash === hashOf(entry),
  );
