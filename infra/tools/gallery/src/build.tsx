import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { fontFaceCss } from '@shared/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { landCss } from '../../../../hosts/shell/src/frame/landCss';
import { chartSamples } from './chartSamples';
import { Gallery } from './Gallery';

// Builds the gallery the way the site is served: prerendered, then hydrated, under the real pages' CSP.
const root = join(import.meta.dirname, '../../../..');
const out = join(root, '.shots/gallery');
mkdirSync(out, { recursive: true });
copyFileSync(join(root, 'shared/ui/src/assets/overpass.woff2'), join(out, 'overpass.woff2'));

/** The pictures of all packages that are files, each copied to its own path beside the page. */
const pictures = ['shared', 'remotes'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.](svg|png)$/.test(path) && !/node_modules|dist/.test(path))
    .map((path) => {
      const picture = join(folder, path);
      cpSync(join(root, picture), join(out, picture));
      return picture.split(sep).join('/');
    }),
);
const byName = (one: string, other: string): number =>
  one.replaceAll('/', '-') < other.replaceAll('/', '-') ? -1 : 1;
const drawings = pictures.filter((path) => path.endsWith('.svg')).toSorted(byName);
const images = drawings.map((path) => `<img src="${path}" alt="${path}" width="320">`);

/** Each file finds its pictures from its own place, as webpack lets it. */
const ownPlace: Plugin = {
  name: 'own-place',
  setup(building) {
    building.onLoad({ filter: /[/\\](remotes|shared)[/\\].*[.]tsx$/ }, ({ path }) => {
      const place = JSON.stringify(relative(root, path).split(sep).join('/'));
      const contents = readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `new URL(${place}, document.baseURI)`,
      );
      return { contents, loader: 'tsx' };
    });
  },
};

const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(<Gallery />)).replaceAll(`${pathToFileURL(root).href}/`, '');
const styles = sheet.getStyleTags();
sheet.seal();

if (/\sstyle="/.test(html)) throw new Error('The markup holds an inline style; the CSP would refuse it.');
const sheetText = /<style[^>]*>([\s\S]*)<\/style>/.exec(styles)?.[1] ?? '';
const face = fontFaceCss('overpass.woff2') + landCss;
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const csp = `default-src 'self' file:; style-src ${['', sheetText, face].map(hash).join(' ')}`;

await build({
  entryPoints: [join(import.meta.dirname, 'client.tsx')],
  outfile: join(out, 'client.js'),
  bundle: true,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  plugins: [ownPlace],
});
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${csp}">
<style>${face}</style>${styles}</head><body data-hour="noon"><div id="root">${html}</div><main data-picture="scenes">${images.join('\n')}</main>
<div id="charts"></div>
<script type="application/json" id="samples">${JSON.stringify(chartSamples()).replaceAll('<', '\\u003c')}</script><script src="client.js"></script></body></html>`,
);
console.log(join(out, 'index.html'));
