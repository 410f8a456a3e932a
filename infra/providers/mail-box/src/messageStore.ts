import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../common/writeWhole';
import type { KeptMessage, Message } from './message';

export interface MessageStore {
  /** Stores a message; false for a known id, which changes nothing. */
  take(message: Message): boolean;
  /** Newest first. */
  list(): KeptMessage[];
  find(id: string): KeptMessage | null;
  removeAll(): void;
}

/** An id comes from the sender, so only its digest is used in a file name. */
const nameOf = (id: string): string => `${createHash('sha256').update(id).digest('hex')}.json`;

function readAll(folder: string): KeptMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): KeptMessage => ({
      // Older messages were stored without attachments.
      attachments: [],
      ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }))
    .toSorted((a, b) => a.received_at.localeCompare(b.received_at));
}

/** Messages in a folder, a file each, so that they survive a restart. */
export function openMessageStore(folder: string, now: () => number = Date.now): MessageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // In order of arrival.
  const kept = new Map(readAll(folder).map((message) => [message.id, message]));
  return {
    take(message) {
      if (kept.has(message.id)) return false;
      const received = { ...message, received_at: new Date(now()).toISOString() };
      writeWhole(join(folder, nameOf(message.id)), JSON.stringify(received));
      kept.set(message.id, received);
      return true;
    },
    list: () => [...kept.values()].toReversed(),
    find: (id) => kept.get(id) ?? null,
    removeAll() {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
      kept.clear();
    },
  };
}
