import type { FileStore } from '@infra/releases';

/** Bytes to keep: several versions of the largest app. */
const LIMIT = 16 * 1024 * 1024;

/** Reads a file of the store; everyone who reads the same one gets the same bytes. */
export type ReadFile = (name: string) => Promise<Buffer | null>;

/**
 * Reads files of versions and keeps the latest in memory: one copy for all who read it, however slowly. In a store on
 * this machine a look tells whether a file is still the same; elsewhere it is, because versions never change. Files that
 * are missing are not remembered, because a publication may be under way.
 */
export function shareFiles(files: FileStore, limit = LIMIT): ReadFile {
  const kept = new Map<string, { content: Buffer; tag: string }>();
  const pending = new Map<string, Promise<Buffer | null>>();
  let bytes = 0;

  function forget(name: string): void {
    bytes -= kept.get(name)?.content.length ?? 0;
    kept.delete(name);
  }

  function keep(name: string, stored: { content: Buffer; tag: string }): Buffer {
    forget(name);
    // The most recently used are last.
    kept.set(name, stored);
    bytes += stored.content.length;
    for (const oldest of kept.keys()) {
      if (bytes <= limit) break;
      forget(oldest);
    }
    return stored.content;
  }

  async function load(name: string): Promise<Buffer | null> {
    const known = kept.get(name);
    if (known && !files.isLocal) return keep(name, known);
    const found = await files.get(name, known?.tag);
    if (known && found === 'same') return keep(name, known);
    if (found && found !== 'same') return keep(name, found);
    forget(name);
    return null;
  }

  return (name) => {
    const reading = pending.get(name) ?? load(name).finally(() => pending.delete(name));
    pending.set(name, reading);
    return reading;
  };
}
