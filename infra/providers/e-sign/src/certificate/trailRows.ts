import type { AuditEntry } from '../envelope/audit';
import { fill } from '../locales/textsOf';
import type { Texts } from '../locales/en';

type Words = Texts['certificate']['trail'];

const isDetail = (key: string, details: Words['details']): key is keyof Words['details'] =>
  Object.hasOwn(details, key);

/** The trail's entries as rows: number, instant, and the event with its details and its hash. */
export const trailRows = (audit: readonly AuditEntry[], words: Words): string[][] =>
  audit.map(({ seq, at, event, detail: { ip, ...detail }, hash }) => {
    const what = ip === undefined ? words.events[event] : fill(words.from, { what: words.events[event], ip });
    const details = Object.entries(detail).map(([key, value]) => {
      // The entry for creating an envelope lists its documents by id.
      const isKnown = event !== 'envelope_created' && isDetail(key, words.details);
      return `${isKnown ? words.details[key] : `${words.details.document} ${key}`}: ${value}`;
    });
    return [String(seq), at, [what, ...details, fill(words.hash, { hash })].join('\n')];
  });
