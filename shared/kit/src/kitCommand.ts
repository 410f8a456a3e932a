import { parseArgs } from 'node:util';
import { appAt } from './app';

const usage = `Usage, in the folder of an app:
  kit build                  builds it for production and prints the folder of the build
  kit standalone [--serve PORT] [--against SITE] [--vehicle-data ORIGIN]
                             builds a remote as one script for any page; --serve shows it, with SITE's API
                             (http://localhost:3000 and its vehicle data at the port above by 11)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    serve: { type: 'string' },
    against: { type: 'string' },
    'vehicle-data': { type: 'string' },
  },
});
const [command, folder = '.'] = positionals;

/** The vehicle data is its own origin, 11 ports above a site on this machine. */
function besideSite(site: string): string {
  const { protocol, hostname, port } = new URL(site);
  return `${protocol}//${hostname}:${Number(port) + 11}`;
}

async function run(): Promise<void> {
  if (command === 'build') {
    const { buildOnce } = await import('./build/buildOnce');
    console.log(await buildOnce(appAt(folder)));
  } else if (command === 'standalone') {
    const { standaloneCommand } = await import('./standalone/standaloneCommand');
    const against = values.against ?? 'http://localhost:3000';
    const vehicleData = values['vehicle-data'] ?? besideSite(against);
    const port = values.serve === undefined ? undefined : Number(values.serve);
    await standaloneCommand({ folder, port, against, vehicleData });
  } else throw new Error(usage);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
