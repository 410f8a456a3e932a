import { appAt } from '../app';
import { buildStandalone } from '../build/buildStandalone';
import { serveStandalone } from './serveStandalone';

export interface StandaloneOptions {
  /** The remote's folder. */
  folder: string;
  /** Where to serve it; undefined builds only. */
  port: number | undefined;
  /** The site whose API the page uses. */
  against: string;
  vehicleData: string;
}

/** `kit standalone`: builds a remote on its own and serves it on a plain page. */
export async function standaloneCommand(options: StandaloneOptions): Promise<void> {
  const build = await buildStandalone(appAt(options.folder));
  console.log(`${build.folder}: ${build.script}, ${(build.sizes.brotli / 1024).toFixed(1)} KB brotli`);
  const { port, against, vehicleData } = options;
  if (port === undefined) return;
  const server = await serveStandalone({ build, port, site: against, vehicleDataBase: vehicleData });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
  console.log(`ready http://localhost:${port}  pid ${process.pid}`);
}
