import type { Shopper } from './shopper';
import { enter, leave } from './theBrowser';

/** Someone else with a browser of their own, on the same site and in the same language. */
export async function another(
  { site, language }: Shopper,
  work: (other: Shopper) => Promise<void>,
): Promise<void> {
  const other = await enter({ site, language });
  try {
    await work(other);
  } finally {
    await leave(other);
  }
}
