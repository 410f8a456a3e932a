import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import type { RemoteName } from '@infra/releases';
import type { FastifyInstance } from 'fastify';

/** What can be wrong with a remote's files: nothing answers, each takes ten seconds, or one byte of each is changed. */
const FAULTS = ['kill', 'slow', 'corrupt'] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW = 10_000;

/** The fault of each remote that has one. */
export type Faults = Map<string, Fault>;

function withOneByteChanged(payload: unknown): unknown {
  if (!Buffer.isBuffer(payload) || payload.length === 0) return payload;
  const changed = Buffer.from(payload);
  const at = Math.floor(changed.length / 2);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Makes a remote's edge behave as its fault says, from the next request on. */
export function addFaults(edge: FastifyInstance, name: RemoteName, faults: Faults): void {
  edge.addHook('onRequest', async (request) => {
    const fault = faults.get(name);
    if (fault === 'kill') request.raw.socket.destroy();
    if (fault === 'slow') await sleep(SLOW);
  });
  edge.addHook('onSend', async (_request, reply, payload) => {
    // A reload must meet the fault, not the browser's cache.
    reply.header('cache-control', 'no-store');
    return faults.get(name) === 'corrupt' ? withOneByteChanged(payload) : payload;
  });
}

/** What a typed line asks for; null if it is no command. A line names the remote unless there is only one. */
export function readFault(
  line: string,
  names: readonly RemoteName[],
): { name: RemoteName; fault: Fault | null } | null {
  const [word = '', named = names.length === 1 ? names[0] : ''] = line.trim().split(/\s+/);
  const name = names.find((one) => one === named);
  const fault = FAULTS.find((one) => one === word) ?? null;
  return name && (fault || word === 'repair') ? { name, fault } : null;
}

/** Reads faults from the terminal, a line each. `onChange` runs after each change, so that open pages can reload. */
export function listenForFaults(
  names: readonly RemoteName[],
  faults: Faults,
  onChange: () => void,
): () => void {
  const of = names.length === 1 ? '' : ` ${names.join('|')}`;
  console.log(
    `type ${[...FAULTS, 'repair'].join('|')}${of} and Enter to break the remote's files or repair them`,
  );
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const asked = readFault(line, names);
    if (!asked) return console.log(`type ${[...FAULTS, 'repair'].join('|')}${of}`);
    if (asked.fault) faults.set(asked.name, asked.fault);
    else faults.delete(asked.name);
    console.log(`${asked.name}: ${asked.fault ?? 'repaired'}`);
    return onChange();
  });
  return () => lines.close();
}
