import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Newest } from '../../common/newest';
import { writeWhole } from '../../common/writeWhole';
import { headOf, type KeptMessage, type Message, type MessageHead } from './message';

export interface MessageStore {
  /** Stores a message; false for a known id, which changes nothing. */
  take(message: Message): boolean;
  /** Newest first. */
  list(): MessageHead[];
  find(id: string): KeptMessage | null;
  removeAll(): void;
}

/** Which messages are kept: the newest, by number and by the bytes of their files. */
interface MessageLimits {
  most: number;
  mostBytes: number;
}

const LIMITS: MessageLimits = { most: 2000, mostBytes: 300 * 1024 * 1024 };

/** An id comes from the sender, so only its digest is used in a file name. */
const nameOf = (id: string): string => `${createHash('sha256').update(id).digest('hex')}.json`;

/** The messages of a folder without their content, and what each weighs; oldest first. */
function readAll(folder: string): { head: MessageHead; bytes: number }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const content = readFileSync(join(folder, name));
      return { head: headOf(JSON.parse(content.toString())), bytes: content.byteLength };
    })
    .toSorted((a, b) => a.head.received_at.localeCompare(b.head.received_at));
}

/** Messages in a folder, a file each, so that they survive a restart. Memory has only what a list shows of them. */
export function openMessageStore(
  folder: string,
  limits = LIMITS,
  now: () => number = Date.now,
): MessageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => join(folder, nameOf(id));
  const kept = new Newest<MessageHead>({
    ...limits,
    forget: ({ id }) => rmSync(fileOf(id), { force: true }),
  });
  for (const { head, bytes } of readAll(folder)) kept.set(head.id, head, bytes);
  return {
    take(message) {
      if (kept.get(message.id)) return false;
      const received = { ...message, received_at: new Date(now()).toISOString() };
      const content = Buffer.from(JSON.stringify(received));
      writeWhole(fileOf(message.id), content);
      kept.set(message.id, headOf(received), content.byteLength);
      return true;
    },
    list: () => kept.values().toReversed(),
    find(id) {
      if (!kept.get(id)) return null;
      // Older messages were stored without attachments.
      return { attachments: [], ...JSON.parse(readFileSync(fileOf(id), 'utf8')) };
    },
    removeAll() {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
      kept.clear();
    },
  };
}
