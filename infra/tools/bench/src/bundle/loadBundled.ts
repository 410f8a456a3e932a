import type { RemoteModule } from '@shared/federation/module';
import type { RemoteAddress } from '@shared/federation/page';

/**
 * Replaces the shell's `loadVersion` in the one-bundle build: the same screens, from the same compilation. Each
 * remote stays in its own chunks, as a split by route without federation would do. Imports the sources directly,
 * because a remote's only entry is its own build.
 */
const remotes: Record<string, () => Promise<{ default: RemoteModule }>> = {
  quote: () => import(/* webpackChunkName: "quote" */ '../../../../../remotes/quote/src/RemoteModule'),
  rates: () => import(/* webpackChunkName: "rates" */ '../../../../../remotes/rates/src/RemoteModule'),
  bind: () => import(/* webpackChunkName: "bind" */ '../../../../../remotes/bind/src/RemoteModule'),
};

/** Loads a remote by its name, which the bench publishes as the container. */
export async function loadVersion({ container }: RemoteAddress): Promise<RemoteModule> {
  const load = remotes[container];
  if (!load) throw new Error(`The one-bundle build has no ${container}`);
  return (await load()).default;
}
