import type { Walker } from '../journey/page';
import { zipField } from '../journey/start';

/** The look of the first screen's heading and field, as a browser computes it. */
export async function lookOf(walker: Walker): Promise<Record<string, string>[]> {
  const heading = walker.page.getByRole('heading', { level: 1 });
  const looks = [heading, zipField(walker)].map((one) =>
    one.first().evaluate((element) => {
      const { fontSize, fontFamily, color, display, position, visibility, opacity } =
        getComputedStyle(element);
      return { fontSize, fontFamily, color, display, position, visibility, opacity };
    }),
  );
  return Promise.all(looks);
}
