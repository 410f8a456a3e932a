import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@shared/domain';
import { visit } from '../journey/page';
import { straightToPrices } from '../journey/straightWay';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { root, startSystem } from '../system/system';
import { recordFrames } from './recordFrames';

/** Films the way from the ZIP to the price for the README. ffmpeg makes the picture; nothing else needs it. */
const SECONDS = 20;
const SIZE = { width: 960, height: 640 };
const FILM = join(root, 'infra/docs/images/zip-to-price.webp');

// A person can follow each answer at this pace; the film is then fitted to its length.
process.env['E2E_SLOW'] ??= '200';

const frames = join(root, '.shots', 'film');
rmSync(frames, { recursive: true, force: true });
mkdirSync(frames, { recursive: true });

const system = process.env['E2E_RUNNING'] === undefined ? await startSystem() : null;
const server = await launchBrowserServer();
try {
  const browser = await joinBrowser(server.wsEndpoint());
  const shopper = await newShopper(browser, { viewport: SIZE, reducedMotion: 'no-preference' });
  await visit(shopper, paths.start());
  const stop = await recordFrames(shopper.page, frames);
  await straightToPrices(shopper);
  await shopper.page.waitForLoadState('networkidle');
  const list = await stop(SECONDS);
  await shopper.leave();
  const scale = `fps=10,scale=${SIZE.width * 0.75}:-2`;
  const into = ['-c:v', 'libwebp_anim', '-quality', '60', '-loop', '0', FILM];
  const made = spawnSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-vf',
    scale,
    ...into,
  ]);
  if (made.status !== 0)
    throw new Error(`ffmpeg made no film: ${made.error?.message ?? String(made.stderr)}`);
  console.log(`${SECONDS} seconds are in ${FILM}`);
} finally {
  await server.close();
  await system?.stop();
}
