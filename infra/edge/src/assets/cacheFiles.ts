import type { FileStore } from '@infra/releases';

/** Bytes to keep: several versions of one app. */
const LIMIT = 48 * 1024 * 1024;

/**
 * Reads files of versions, which never change, and keeps the latest in memory unless the store is on this machine.
 * Files that are missing are not remembered, because a publication may be under way.
 */
export function cacheFiles(files: FileStore, limit = LIMIT): (name: string) => Promise<Buffer | null> {
  const read = async (name: string) => (await files.get(name))?.content ?? null;
  if (files.isLocal) return read;
  const kept = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer | null>>();
  let bytes = 0;

  function keep(name: string, content: Buffer): void {
    bytes += content.length - (kept.get(name)?.length ?? 0);
    // The most recently used are last.
    kept.delete(name);
    kept.set(name, content);
    for (const [oldest, { length }] of kept) {
      if (bytes <= limit) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function fetchOnce(name: string): Promise<Buffer | null> {
    const reading = pending.get(name) ?? read(name).finally(() => pending.delete(name));
    pending.set(name, reading);
    return reading;
  }

  return async (name) => {
    const content = kept.get(name) ?? (await fetchOnce(name));
    if (content) keep(name, content);
    return content;
  };
}
