import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../common/writeWhole';
import type { Envelope } from './envelope/envelope';

export interface EnvelopeStore {
  find(by: 'id' | 'token' | 'key', value: string): Envelope | undefined;
  all(): Envelope[];
  save(envelope: Envelope): void;
  keepFile(sha256: string, content: Buffer): void;
  /** The file with this digest, as sent. */
  file(sha256: string): Buffer;
}

/** Envelopes in a folder, a file each, and the documents by digest; all survive a restart. */
export function openEnvelopeStore(folder: string): EnvelopeStore {
  const [envelopes, files] = [join(folder, 'envelopes'), join(folder, 'files')];
  for (const each of [envelopes, files]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const kept = new Map(
    readdirSync(envelopes)
      .filter((name) => name.endsWith('.json'))
      .map((name): Envelope => JSON.parse(readFileSync(join(envelopes, name), 'utf8')))
      .map((envelope) => [envelope.id, envelope]),
  );
  const fileOf = (sha256: string) => join(files, `${sha256}.pdf`);
  return {
    find: (by, value) =>
      by === 'id' ? kept.get(value) : [...kept.values()].find((each) => each[by] === value),
    all: () => [...kept.values()],
    save(envelope) {
      writeWhole(join(envelopes, `${envelope.id}.json`), JSON.stringify(envelope));
      kept.set(envelope.id, envelope);
    },
    keepFile(sha256, content) {
      if (!existsSync(fileOf(sha256))) writeWhole(fileOf(sha256), content);
    },
    file: (sha256) => readFileSync(fileOf(sha256)),
  };
}
