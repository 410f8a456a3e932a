import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { findSourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

type Node = Profiler.ProfileNode;

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const OURS = /\/(infra|shared)\/(?:services\/|data\/)?([^/]+)\/src\/(?:([^/]+)\/)?/;

/** The source file of a frame when running from a bundle. */
function sourceOf({ url, lineNumber, columnNumber }: Node['callFrame']): string {
  const entry = url.startsWith('file:')
    ? findSourceMap(fileURLToPath(url))?.findEntry(lineNumber, columnNumber)
    : undefined;
  return entry && 'originalSource' in entry && typeof entry.originalSource === 'string'
    ? entry.originalSource
    : url;
}

/** The owner of a frame: a package, a folder of ours, or a part of Node; null if it counts for its caller. */
function partOf(frame: Node['callFrame']): string | null {
  const { functionName } = frame;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName === '(program)') return 'native code';
  const url = sourceOf(frame);
  if (url === '') return functionName === 'parse' || functionName === 'stringify' ? 'JSON' : null;
  if (url.startsWith('node:'))
    return url.includes('crypto') ? 'node:crypto' : 'node: HTTP, sockets, promises';
  const installed = PACKAGE.exec(url)?.[1];
  if (installed !== undefined) return installed;
  const [, scope, name, folder = ''] = OURS.exec(url) ?? [];
  return name === undefined ? null : `@${scope}/${name}${folder ? `, ${folder}` : ''}`;
}

/** Sums a profile's samples by part, in ms, without idle time. */
export function timeByPart({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parts = new Map<number, string>();
  const walk = (node: Node, around: string) => {
    const part = partOf(node.callFrame) ?? around;
    parts.set(node.id, node.callFrame.functionName === '(idle)' ? '' : part);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) walk(child, part);
    }
  };
  const [root] = nodes;
  if (root) walk(root, 'others');
  const sums = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const part = parts.get(id) ?? '';
    if (part !== '') sums.set(part, (sums.get(part) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  }
  return sums;
}

/** Runs the work under this thread's profiler. */
export async function profiled(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return timeByPart(profile);
}
