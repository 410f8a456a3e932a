import type { AuditEntry, AuditEvent } from '../envelope/audit';
import type { Envelope, EnvelopeDocument } from '../envelope/envelope';
import { fill, textsOf } from '../locales/textsOf';
import type { NewPages } from '../pdf/appendPages';
import { drawFeet, drawingsOf, newSheet } from '../pdf/sheet';
import type { Tag } from '../pdf/tag';
import { drawFacts, drawHeading, drawParagraph, drawSignature, drawTable, type Pen, SMALL } from './draw';
import type { Texts } from '../locales/en';

type Words = Texts['certificate']['trail'];

const isDetail = (key: string, details: Words['details']): key is keyof Words['details'] =>
  Object.hasOwn(details, key);

/** The trail's entries as rows: number, instant, and the event with its details and its hash. */
const trailRows = (audit: readonly AuditEntry[], words: Words): string[][] =>
  audit.map(({ seq, at, event, detail: { ip, ...detail }, hash }) => {
    const what = ip === undefined ? words.events[event] : fill(words.from, { what: words.events[event], ip });
    const details = Object.entries(detail).map(([key, value]) => {
      // The entry for creating an envelope lists its documents by id.
      const isKnown = event !== 'envelope_created' && isDetail(key, words.details);
      return `${isKnown ? words.details[key] : `${words.details.document} ${key}`}: ${value}`;
    });
    return [String(seq), at, [what, ...details, fill(words.hash, { hash })].join('\n')];
  });

/** An ISO instant in the papers' date format, with the time of day. UTC. */
function readable(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(iso) ?? [];
  return `${month}/${day}/${year}, ${time} UTC`;
}

/** For people, and to the millisecond. */
const instant = (iso: string): string => `${readable(iso)} (${iso})`;

const TRAIL = [0.06, 0.26, 0.68];

/** The signed document, and the audit trail that proves it. */
interface Signed {
  envelope: Envelope;
  document: EnvelopeDocument;
}

/** @throws Error if it did not happen. */
function entryOf({ audit }: Envelope, event: AuditEvent, documentId?: string): AuditEntry {
  const entry = audit.find(
    (each) => each.event === event && (documentId === undefined || each.detail['document'] === documentId),
  );
  if (!entry) throw new Error(`signed without ${event}`);
  return entry;
}

function drawSignaturePart(pen: Pen, { envelope, document }: Signed): void {
  const { certificate: texts } = textsOf(envelope.language);
  const { at, detail } = entryOf(envelope, 'document_signed', document.id);
  const { name = '', ip = '' } = detail;
  drawHeading(pen, texts.signature, 3);
  drawSignature(pen, name);
  drawParagraph(pen, fill(texts.signed, { name, ip, when: instant(at) }));
}

function drawDocumentPart(pen: Pen, { envelope, document }: Signed): void {
  const { document: texts } = textsOf(envelope.language).certificate;
  const consent = entryOf(envelope, 'consent_given');
  drawHeading(pen, texts.title, 3);
  drawFacts(pen, [
    [texts.name, document.title],
    ...(envelope.reference === '' ? [] : [[texts.reference, envelope.reference] as const]),
    [texts.envelope, envelope.id],
    [texts.sha256, document.sha256],
    [texts.consent, fill(texts.consented, { when: instant(consent.at) })],
  ]);
}

function drawTrailPart(pen: Pen, { language, audit }: Envelope): void {
  const { trail } = textsOf(language).certificate;
  drawHeading(pen, trail.title, 3);
  drawParagraph(pen, trail.lead);
  drawTable(pen, {
    head: [trail.number, trail.at, trail.event],
    rows: trailRows(audit, trail),
    shares: TRAIL,
  });
}

/** The pages that say who signed a document, when, and how; `size`: of the file as sent, in bytes. */
export function certificate(envelope: Envelope, document: EnvelopeDocument, size: number): NewPages {
  const { certificate: texts, demonstration } = textsOf(envelope.language);
  const sheet = newSheet();
  const root: Tag = { role: 'Sect', kids: [] };
  const pen = { sheet, parent: root };
  const signed = { envelope, document };
  drawHeading(pen, texts.title, 2);
  drawParagraph(pen, fill(texts.lead, { size }));
  drawParagraph(pen, demonstration, SMALL);
  drawSignaturePart(pen, signed);
  drawDocumentPart(pen, signed);
  drawTrailPart(pen, envelope);
  drawFeet(sheet, SMALL, (number, of) => fill(texts.foot, { envelope: envelope.id, number, of }));
  return { drawings: drawingsOf(sheet), fonts: sheet.fonts, root };
}
