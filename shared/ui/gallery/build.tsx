import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fontFaceCss } from '../src/index';
import { Gallery } from './Gallery';

// Builds the gallery the way the site is served: prerendered, then hydrated, under the real pages' CSP.
const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '..', 'dist', 'gallery');
mkdirSync(out, { recursive: true });
copyFileSync(join(here, '..', 'src', 'assets', 'overpass.woff2'), join(out, 'overpass.woff2'));

/** The drawings of all packages that are files, each copied under the name of its path. */
const root = join(here, '../../..');
const drawings = ['shared', 'remotes'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg') && !/node_modules|dist/.test(path))
    .map((path) => {
      const name = [folder, ...path.split(sep)].join('-');
      copyFileSync(join(root, folder, path), join(out, name));
      return name;
    }),
);
const images = drawings
  .toSorted((one, other) => (one < other ? -1 : 1))
  .map((name) => `<img src="${name}" alt="${name}" width="320">`);

const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(<Gallery />));
const styles = sheet.getStyleTags();
sheet.seal();

if (/\sstyle="/.test(html)) throw new Error('The markup holds an inline style; the CSP would refuse it.');
const sheetText = /<style[^>]*>([\s\S]*)<\/style>/.exec(styles)?.[1] ?? '';
const face = fontFaceCss('overpass.woff2');
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const csp = `default-src 'self' file:; style-src ${['', sheetText, face].map(hash).join(' ')}`;

await build({
  entryPoints: [join(here, 'client.tsx')],
  outfile: join(out, 'client.js'),
  bundle: true,
  minify: true,
  // Drawings in files are found beside the page.
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'document.baseURI' },
  jsx: 'automatic',
});
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>shared/ui</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${csp}">
<style>${face}</style>${styles}</head><body><div id="root">${html}</div>
<main data-picture="scenes">${images.join('\n')}</main><script src="client.js"></script></body></html>`,
);
console.log(join(out, 'index.html'));
