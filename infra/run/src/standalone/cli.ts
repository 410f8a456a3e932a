import { REMOTE_NAMES } from '@infra/releases';
import { buildStandalone } from '@infra/releases/build';
import { serveStandalone } from './serveStandalone';

const usage = `Usage: npm run standalone -w @infra/run -- <${REMOTE_NAMES.join('|')}> [--serve [port]] [--against URL]`;

function valueOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? undefined : process.argv[at + 1];
  return value?.startsWith('--') ? undefined : value;
}

const app = REMOTE_NAMES.find((name) => name === process.argv[2]);
if (!app) {
  console.error(usage);
  process.exit(1);
}
const build = await buildStandalone(app);
console.log(`${build.folder}: ${build.script}, ${(build.sizes.brotli / 1024).toFixed(1)} KB brotli`);
if (process.argv.includes('--serve')) {
  const base = Number(process.env.PORT_BASE ?? 3000);
  const port = Number(valueOf('--serve') ?? base + 40);
  const site = valueOf('--against') ?? `http://localhost:${base}`;
  const vehicleDataBase = process.env.VEHICLE_DATA_ORIGIN ?? `http://localhost:${base + 11}`;
  const server = await serveStandalone({ build, port, site, vehicleDataBase });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
  console.log(`ready http://localhost:${port}  pid ${process.pid}`);
}
