import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReleaseFile, type ReleaseFile } from '@infra/releases';
import { exampleReleaseFile } from '@infra/releases/testing';
import { buildEdge } from '../app';
import { readEnvironment, type EdgeEnvironment } from '../environment';

/** A data folder with the example releases published in it, modified by the test. */
export function published(change: (file: ReleaseFile) => ReleaseFile = (file) => file): string {
  const data = mkdtempSync(join(tmpdir(), 'edge-'));
  writeReleaseFile(join(data, 'releases'), change(exampleReleaseFile()));
  return data;
}

/** An edge over that folder, with its log. */
export async function edgeFor(
  data: string,
  change: Partial<EdgeEnvironment> = {},
  app: 'shell' | 'quote' = 'shell',
) {
  const lines: Record<string, unknown>[] = [];
  const environment = { ...readEnvironment(app, { DATA_DIR: data, PORT_BASE: '7000' }), ...change };
  const edge = await buildEdge({ app, environment, log: (line) => lines.push(line) });
  return { edge, lines };
}
