import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { bundle, ENTRIES } from '@infra/run/bundle';
import { tracePackages, type InstalledPackage } from './tracePackages';

export const repository = resolve(import.meta.dirname, '../../../..');

/** What the image runs; the first argument picks one. */
export const IMAGE_ENTRIES = ['api', 'edge', 'releases', 'vehicle-data'] as const;

/** Files that the code reads beside itself. */
const DATA = [
  'hosts/shell/site.config.json',
  'infra/data/paper-font/fonts',
  'infra/data/zip/data/zips.csv.br',
  'infra/services/edge/pictures',
  'infra/services/vehicle-data/data',
];

/** What no process reads. */
const LEFT_OUT = /\.(d\.[cm]?ts|map|tsbuildinfo)$/;
const LICENSE = /^(licen[sc]e|notice|copying)/i;

const ENTRY = `const [name] = process.argv.splice(2, 1);
const entries = ${JSON.stringify(IMAGE_ENTRIES)};
if (!entries.includes(name)) {
  console.error(\`cannot start: the first argument must be one of \${entries.join(', ')}\`);
  process.exit(1);
}
await import(\`./\${name}.mjs\`);
`;

function copyPackage(folder: string, path: string): void {
  const nested = join(repository, path, 'node_modules');
  cpSync(join(repository, path), join(folder, path), {
    recursive: true,
    dereference: true,
    filter: (from) => from !== nested && !LEFT_OUT.test(from),
  });
}

/** Every package's own words about its license. */
function noticesOf(packages: readonly InstalledPackage[]): string {
  return packages
    .map(({ path, name, version, license }) => {
      const folder = join(repository, path);
      const texts = readdirSync(folder, { withFileTypes: true })
        .filter((file) => file.isFile() && LICENSE.test(file.name))
        .map((file) => readFileSync(join(folder, file.name), 'utf8').trim());
      return [`${name} ${version}: ${license}`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** What the image contains, in the CycloneDX format. */
const billOf = (packages: readonly InstalledPackage[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: packages.map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { name: license } }],
  })),
});

/** Another user runs it, who owns none of it. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letAllRead(path);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}

/**
 * Writes the build context of the image: the bundled back end, the npm packages that it reaches, its tables, licenses and
 * a bill of materials. Nothing in it compiles, bundles or tests.
 */
export async function writeContext(folder: string): Promise<InstalledPackage[]> {
  const app = join(folder, 'app');
  rmSync(app, { recursive: true, force: true });
  const entries = Object.fromEntries(IMAGE_ENTRIES.map((name) => [name, ENTRIES[name]]));
  const imports = await bundle(join(app, 'back-end'), entries, '..');
  writeFileSync(join(app, 'back-end/start.mjs'), ENTRY);
  const packages = tracePackages(repository, imports);
  for (const { path } of packages) copyPackage(app, path);
  for (const path of DATA)
    cpSync(join(repository, path), join(app, path), {
      recursive: true,
      filter: (from) => !basename(from).startsWith('.'),
    });
  writeFileSync(join(app, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(app, 'LICENSES.txt'), noticesOf(packages));
  writeFileSync(join(app, 'bom.json'), `${JSON.stringify(billOf(packages), null, 2)}\n`);
  cpSync(join(repository, 'infra/deploy/Containerfile'), join(folder, 'Containerfile'));
  letAllRead(folder);
  return packages;
}
