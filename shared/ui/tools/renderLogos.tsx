import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { CarrierEmblem } from '../src/index';

// Renders the emblems as PNGs at double size for uses that cannot take an SVG (the API's carrier list, email).
// Run manually when an emblem changes: CHROMIUM=/path/to/chromium npm run logos -w @shared/ui
const out = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'assets', 'carriers', 'logos');
const side = 96;
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? chromium.executablePath(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: side, height: side }, deviceScaleFactor: 2 });
for (const tag of ['FCIC', 'USHC', 'USIC', 'TXR', 'IIC', 'plain']) {
  await page.setContent(renderToStaticMarkup(<CarrierEmblem tag={tag} size={side} />));
  await page.addStyleTag({ content: 'body { margin: 0 }' });
  await page.screenshot({ path: join(out, `${tag.toLowerCase()}.png`), omitBackground: true });
}
await browser.close();
