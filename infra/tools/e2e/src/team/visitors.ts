import { SITE } from '../system/system';
import { until } from '../system/until';

/** The release whose page the edge serves; `visitor` is what decides about a canary. */
export async function servedTo(visitor?: string): Promise<string> {
  const headers: Record<string, string> = visitor === undefined ? {} : { cookie: `visitor=${visitor}` };
  const page = await (await fetch(SITE, { headers })).text();
  const id = /"release":"([^"]+)"/.exec(page)?.[1];
  if (!id) throw new Error(`a page without a release: ${page.slice(0, 200)}`);
  return id;
}

/** Waits until the edge follows an act. */
export const untilServed = (release: string): Promise<void> =>
  until(async () => (await servedTo()) === release, `a new visitor gets ${release}`);

/** Which of so many visitors, with the ids 1, 2, 3, ..., get a release. */
export async function visitorsOf(release: string, visitors: number, atOnce = 8): Promise<string[]> {
  const ids = Array.from({ length: visitors }, (_, index) => String(index + 1));
  const got = new Set<string>();
  const waiting = [...ids];
  const ask = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      if ((await servedTo(id)) === release) got.add(id);
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return ids.filter((id) => got.has(id));
}
