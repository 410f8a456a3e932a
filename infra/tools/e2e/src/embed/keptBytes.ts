import type { CDPSession } from 'playwright-core';

/** Left out: compiled code, which V8 adds for hundreds of rounds, and the browser's own memory. */
const FOREIGN = new Set(['code', 'native', 'synthetic']);

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: string[][] } };
  /** Each node's fields, one node after the other. */
  nodes: number[];
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join(''));
}

/** Bytes of the objects, closures, strings and arrays that a page keeps after garbage collection. */
export async function keptBytes(session: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = types[type]?.[nodes[at + type] ?? -1];
    if (name === undefined) throw new Error('unknown heap snapshot format');
    if (!FOREIGN.has(name)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
