import { join } from 'node:path';
import type { RemoteName } from '@infra/releases';
import webpack from 'webpack';
import { isEdge, partsOf, processesOf, repository } from '../../parts';
import { startProcess, whenReady } from '../../startProcess';
import { watching } from '../watching';
import { aloneConfig } from './aloneConfig';
import { serveAlone } from './serveAlone';

/** What a remote alone needs besides itself. */
const NEEDED = new Set(['api', 'vehicle-data', 'providers']);

/**
 * One remote on a page of its own over this machine's own API: an edited component replaces the running one, and the
 * page keeps its state. Returns a function that stops it.
 */
export async function devAlone(
  name: RemoteName,
  portBase: number,
  dataDir: string,
): Promise<() => Promise<void>> {
  const services = processesOf(partsOf(portBase).filter((part) => !isEdge(part)))
    .filter(({ name: process }) => NEEDED.has(process))
    .map((one) => startProcess(one, dataDir, watching(one), () => {}));
  const compiler = webpack(aloneConfig(name));
  if (!compiler) throw new Error('webpack made no compiler');
  const server = await serveAlone({
    compiler,
    folder: join(repository, '.cache/alone', name),
    port: portBase,
    api: `http://127.0.0.1:${portBase + 10}`,
    vehicleDataBase: `http://localhost:${portBase + 11}`,
  });
  const watcher = await new Promise<ReturnType<typeof compiler.watch>>((resolve) => {
    const started = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : null);
      console.log(failed === null ? `built ${name}` : `${name}: ${String(failed)}`);
      // The first build has ended; later ones only report.
      if (started) resolve(started);
    });
  });
  await Promise.all(services.map(whenReady));
  return async () => {
    server.closeAllConnections();
    server.close();
    await new Promise<void>((resolve) => {
      if (watcher) watcher.close(() => resolve());
      else resolve();
    });
    for (const service of services) await service.stop();
  };
}
