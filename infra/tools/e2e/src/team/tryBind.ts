import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedBuild } from '../system/changedBuild';
import { root } from '../system/system';
import { act, demandNoUpload, demandRefused, publishedIn, release, tryRelease } from './service';
import { demand, demandEqual } from './step';
import { untilServed } from './visitors';

/** The tokens of the quote team, of the platform, and of the platform's job that walks through releases. */
export interface Tokens {
  quoteTeam: string;
  platform: string;
  walks: string;
}

/** Another build of the `bind` that is live. */
function anotherBind(dataDir: string) {
  const versions = join(dataDir, 'releases/apps/bind');
  return changedBuild(join(versions, readdirSync(versions)[0] ?? 'none'), (text) => text);
}

/** The quote team's token may not touch `bind`; the platform's may do the same. Returns the release with that `bind`. */
export async function tryBind(dataDir: string, { quoteTeam, platform }: Tokens): Promise<string> {
  const { build, folder } = anotherBind(dataDir);
  const { app: part, source } = build;
  const publish = ['publish', 'bind', '--build', folder, '--why', 'a release of another team'];
  await demandNoUpload(quoteTeam, build);
  await demandRefused(quoteTeam, { what: 'publish', part, source });
  const refused = await tryRelease(root, quoteTeam, ...publish);
  demand(!refused.ok && refused.output.includes('This token is for quote'), `a refusal: ${refused.output}`);
  const id = publishedIn(await release(root, platform, ...publish));
  rmSync(folder, { recursive: true });
  for (const what of ['promote', 'preview']) await demandRefused(quoteTeam, { what, release: id });
  await demandRefused(quoteTeam, { what: 'canary', release: id, share: 0.1 });
  // This is about rights; the team's own release is walked through.
  await act(platform, { what: 'waive-walks' });
  const promoted = await act(platform, { what: 'promote', release: id });
  demandEqual(promoted, { status: 200, code: undefined }, 'the same act of the platform');
  await act(platform, { what: 'demand-walks' });
  await untilServed(id);
  return id;
}
