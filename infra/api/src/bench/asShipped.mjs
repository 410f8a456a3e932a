// node asShipped.mjs <entry> [arguments]: runs one of these measurements from a bundle, as the back end is shipped
// (ADR 0024). A loader's wrappers around every function would cost what no shopper waits for.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../run/bundle.mjs';
import { root } from '../../../run/install.mjs';

const [entry = ''] = process.argv.splice(2, 1);
// As deep as a build of the back end: a module finds its data files from there.
const folder = join(root, '.cache/bench/api');
await bundle(folder, { [entry]: `infra/api/src/bench/${entry}.ts` });
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(folder, `${entry}.mjs`)).href);
