import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** What the picture shows last, as a share of the film. */
const LAST = 0.15;

/**
 * Keeps each change of a page's picture in a folder. The returned function ends the recording and writes the list that
 * ffmpeg reads: each picture with its time, in seconds, stretched so that all of it takes as long as the film.
 */
export async function recordFrames(
  page: Page,
  folder: string,
): Promise<(seconds: number) => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  const times: number[] = [];
  const fileOf = (index: number) => join(folder, `${index}.png`);
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    times.push(timestamp);
    writeFileSync(fileOf(times.length), Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return async (seconds) => {
    await session.send('Page.stopScreencast');
    // A change after the last frame that the browser sent is in this one.
    await page.screenshot({ path: fileOf(times.length) });
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    const stretch = (seconds * (1 - LAST)) / (last - first);
    const lines = times.map((time, index) => {
      const next = times[index + 1];
      const shown = next === undefined ? seconds * LAST : (next - time) * stretch;
      return `file '${fileOf(index + 1)}'\nduration ${shown.toFixed(3)}`;
    });
    const list = join(folder, 'frames.txt');
    // ffmpeg shows the last picture for its duration only if it is named again.
    writeFileSync(list, ['ffconcat version 1.0', ...lines, `file '${fileOf(times.length)}'`, ''].join('\n'));
    return list;
  };
}
