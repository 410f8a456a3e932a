import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotesStart as en } from '@shared/i18n/en';
import { quotesStart as es } from '@shared/i18n/es';
import type { Page } from 'playwright-core';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { root } from '../system/system';

/** Draws what the edge serves under fixed names: the picture beside a shared link, and the icons. */
const FOLDER = join(root, 'infra/services/edge/pictures');
const SIZE = { width: 1200, height: 630 };

const read = (path: string): Buffer => readFileSync(join(root, path));
const { brand } = JSON.parse(read('hosts/shell/site.config.json').toString()) as { brand: string };
const scene = read('remotes/quote/src/steps/start/scene.first.svg').toString();
const font = read('shared/ui/src/assets/overpass.woff2').toString('base64');

/** The brand's mark (`BrandMark` in shared/ui) in the colors of the day. */
const mark = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 44" fill="none"><path d="M17 28h6v16h-6z" fill="#7b8592"/><rect x="5" y="1" width="30" height="32" rx="6" fill="#0a5c46"/><g stroke="#fff" stroke-width="2"><rect x="8" y="4" width="24" height="26" rx="3.5"/><path d="m12 26 5-16h6l5 16zM20 10v16"/></g></svg>`;

const STYLE = `@font-face{font-family:Overpass;src:url(data:font/woff2;base64,${font});font-weight:100 900}
*{margin:0;box-sizing:border-box}body{width:100vw;height:100vh;background:#fffaf0;color:#14213a;font-family:Overpass}`;

const linkPage = (title: string): string => `<style>${STYLE}
body{display:grid;grid-template-columns:590px 610px}
main{display:flex;flex-direction:column;justify-content:space-between;padding:64px 24px 64px 64px}
p{display:flex;align-items:center;gap:18px;font-size:44px;font-weight:800}
h1{font-size:68px;line-height:1.08;font-weight:800;text-wrap:balance}
div{overflow:hidden}div>svg{height:100%;width:100%}</style>
<main><p>${mark(72)}${brand}</p><h1>${title}</h1></main><div>${scene.replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')}</div>`;

const iconPage = (size: number): string =>
  `<style>${STYLE}body{display:grid;place-items:center;background:#fffaf0}</style>${mark(size * 0.82)}`;

async function drawn(page: Page, html: string, size: { width: number; height: number }): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ type: 'png' });
}

/** One picture in the format of favicon.ico: a header of 6 bytes, an entry of 16, then the PNG. */
function icon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const square = (size: number) => ({ width: size, height: size });

mkdirSync(FOLDER, { recursive: true });
const server = await launchBrowserServer();
try {
  const browser = await joinBrowser(server.wsEndpoint());
  const page = await browser.newPage();
  for (const [language, { start }] of Object.entries({ en, es }))
    writeFileSync(join(FOLDER, `link-${language}.png`), await drawn(page, linkPage(start.title), SIZE));
  writeFileSync(join(FOLDER, 'apple-touch-icon.png'), await drawn(page, iconPage(180), square(180)));
  writeFileSync(join(FOLDER, 'favicon.ico'), icon(await drawn(page, iconPage(32), square(32)), 32));
} finally {
  await server.close();
}
