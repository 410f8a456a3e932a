import type { Frame, Page } from 'playwright-core';

/** Adds a frame to a page and waits for its load; a frame that the browser refuses loads an error page. */
export async function addFrame(
  page: Page | Frame,
  address: string,
  attributes: Record<string, string> = {},
): Promise<Frame> {
  const handle = await page.evaluateHandle(
    async ([src, more]) => {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(more)) frame.setAttribute(name, value);
      await new Promise((onload) => {
        document.body.append(Object.assign(frame, { src, onload }));
      });
      return frame;
    },
    [address, attributes] as const,
  );
  const frame = await handle.asElement()?.contentFrame();
  if (!frame) throw new Error(`no frame of ${address}`);
  return frame;
}

/** How many fields anybody could type into, in a page and all of its frames. */
export async function fieldsIn(page: Page): Promise<number> {
  const counts = await Promise.all(page.frames().map((frame) => frame.locator('input, select').count()));
  return counts.reduce((sum, count) => sum + count, 0);
}
