import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Newest } from '../../common/newest';
import { writeWhole } from '../../common/writeWhole';
import type { Envelope } from './envelope/envelope';

export interface EnvelopeStore {
  find(by: 'id' | 'token' | 'key', value: string): Envelope | undefined;
  all(): Envelope[];
  save(envelope: Envelope): void;
  keepFile(sha256: string, content: Buffer): void;
  has(sha256: string): boolean;
  /** The file with this digest, as sent or as signed. */
  file(sha256: string): Buffer;
}

/** Which envelopes are kept: the newest, by number and by the bytes of their documents. */
export interface EnvelopeLimits {
  most: number;
  mostBytes: number;
}

const LIMITS: EnvelopeLimits = { most: 1000, mostBytes: 500 * 1024 * 1024 };

/** Nobody signs it any more, and its sender knows. */
const isFinished = ({ status, words }: Envelope): boolean =>
  status !== 'sent' && words.every(({ is_heard }) => is_heard);

/** The digests of its documents, as sent and as signed. */
const digestsOf = ({ documents }: Envelope): string[] =>
  documents.flatMap(({ sha256, signed_sha256: signed }) => (signed ? [sha256, signed] : [sha256]));

const createdAt = ({ audit }: Envelope): string => audit[0]?.at ?? '';

function readAll(folder: string): Envelope[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Envelope => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .toSorted((a, b) => createdAt(a).localeCompare(createdAt(b)));
}

/** Envelopes in a folder, a file each, and the documents by digest; all survive a restart. */
export function openEnvelopeStore(folder: string, limits = LIMITS): EnvelopeStore {
  const [envelopes, files] = [join(folder, 'envelopes'), join(folder, 'files')];
  for (const each of [envelopes, files]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const envelopeFile = ({ id }: Envelope) => join(envelopes, `${id}.json`);
  const fileOf = (sha256: string) => join(files, `${sha256}.pdf`);
  const weightOf = (envelope: Envelope) =>
    digestsOf(envelope).reduce(
      (sum, sha256) => sum + (statSync(fileOf(sha256), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  const kept: Newest<Envelope> = new Newest({
    ...limits,
    isFinished,
    forget(envelope) {
      rmSync(envelopeFile(envelope), { force: true });
      // Two envelopes may have the same document.
      const used = new Set(kept.values().flatMap(digestsOf));
      for (const sha256 of digestsOf(envelope))
        if (!used.has(sha256)) rmSync(fileOf(sha256), { force: true });
    },
  });
  const keep = (envelope: Envelope) => kept.set(envelope.id, envelope, weightOf(envelope));
  readAll(envelopes).forEach(keep);
  return {
    find: (by, value) => (by === 'id' ? kept.get(value) : kept.values().find((each) => each[by] === value)),
    all: () => kept.values(),
    save(envelope) {
      writeWhole(envelopeFile(envelope), JSON.stringify(envelope));
      keep(envelope);
    },
    keepFile(sha256, content) {
      if (!existsSync(fileOf(sha256))) writeWhole(fileOf(sha256), content);
    },
    has: (sha256) => existsSync(fileOf(sha256)),
    file: (sha256) => readFileSync(fileOf(sha256)),
  };
}
