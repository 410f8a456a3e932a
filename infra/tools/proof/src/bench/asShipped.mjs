// node asShipped.mjs <entry> [arguments]: runs a measurement from a bundle, like the shipped back end (ADR
// 0024), because the loader's function wrappers would distort it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../run/bundle.mjs';
import { root } from '../../../run/install.mjs';

const [entry = ''] = process.argv.splice(2, 1);
// At the same depth as a back-end build, so that modules find their data files.
const folder = join(root, '.cache/bench/api');
await bundle(folder, { [entry]: `infra/tools/proof/src/bench/${entry}.ts` });
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(folder, `${entry}.mjs`)).href);
