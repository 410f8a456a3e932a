import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addToHistory, type Slot } from './history';

function parse(line: string): Slot[] {
  try {
    const slot: Slot = JSON.parse(line);
    return [slot];
  } catch {
    // A crash cut it off.
    return [];
  }
}

/** The slots of a file, without those older than a day, which also leave the file. */
export function readHistory(file: string, now: number): Slot[] {
  if (!existsSync(file)) return [];
  const all = readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(parse);
  const slots = addToHistory(all, [], now);
  const next = `${file}.next`;
  writeFileSync(next, slots.map((slot) => `${JSON.stringify(slot)}\n`).join(''), { mode: 0o600 });
  renameSync(next, file);
  return slots;
}

/** Keeps a slot that is complete. */
export function keepSlot(file: string, slot: Slot): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(slot)}\n`, { mode: 0o600 });
}
