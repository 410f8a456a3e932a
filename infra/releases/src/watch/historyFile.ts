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

/** The slots of a file, each minute as it was written last, without those older than a day; the rest leaves the file. */
export function readHistory(file: string, now: number): Slot[] {
  if (!existsSync(file)) return [];
  const all = readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(parse);
  // A service that restarts writes a minute when it stops, and again once it has counted more of it.
  const minutes = new Map(all.map((slot) => [slot.at, slot]));
  const slots = addToHistory([...minutes.values()], [], now);
  const next = `${file}.next`;
  writeFileSync(next, slots.map((slot) => `${JSON.stringify(slot)}\n`).join(''), { mode: 0o600 });
  renameSync(next, file);
  return slots;
}

/** Adds slots to a file, but not its last one again; a slot that counts more is another object. */
export function slotWriter(file: string, last: Slot | undefined): (slot: Slot | undefined) => void {
  let written = last;
  return (slot) => {
    if (!slot || slot === written) return;
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(slot)}\n`, { mode: 0o600 });
    written = slot;
  };
}
