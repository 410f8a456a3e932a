import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../system/system';

const FOLDER = join(root, 'infra/tools/e2e/src/pictures');
/** How much a pixel's color may differ, 0 to 1: two versions of a browser smooth an edge a little differently. */
const THRESHOLD = 0.15;

const keptPath = (name: string): string => join(FOLDER, `${name}.png`);

/** Replaces the kept picture. */
export const keepAs = (name: string, taken: Buffer): void => writeFileSync(keptPath(name), taken);

/**
 * The share of pixels, 0 to 1, in which a picture differs from the kept one; 1 if their sizes differ. The picture and
 * the difference are saved in `.shots/failed` as `name`.
 */
export function differenceOf(taken: Buffer, kept: string, name = kept): number {
  const now = PNG.sync.read(taken);
  const before = PNG.sync.read(readFileSync(keptPath(kept)));
  const { width, height } = now;
  if (width !== before.width || height !== before.height) return 1;
  const drawn = new PNG({ width, height });
  const count = pixelmatch(now.data, before.data, drawn.data, width, height, { threshold: THRESHOLD });
  if (count > 0) {
    const folder = join(root, '.shots/failed');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), taken);
    writeFileSync(join(folder, `${name}-difference.png`), PNG.sync.write(drawn));
  }
  return count / (width * height);
}
