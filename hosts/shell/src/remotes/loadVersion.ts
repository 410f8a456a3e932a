import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@shared/federation/module';
import type { RemoteAddress } from '@shared/federation/page';
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import { detectLanguage } from '@shared/i18n';

/**
 * Milliseconds until an entry, or the whole remote, counts as failed. Long enough for slow connections, since the
 * shopper is told earlier (RemoteLoading) and the next version is tried earlier (remoteStore).
 */
const ENTRY_LIMIT = 20_000;
const REMOTE_LIMIT = 60_000;

registerGlobalPlugins([
  {
    name: 'shared-again',
    // The runtime would cache the failed load until the page reloads.
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const library of Object.values(scope[pkgName] ?? {})) if (!library.lib) library.loading = null;
    },
  },
]);
registerPlugins([
  {
    name: 'time-limits',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      return { script, timeout: ENTRY_LIMIT };
    },
  },
]);

function limit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Needed only after a failure; if it fails to load too, the load itself reports that. */
const refresh = () => import(/* webpackChunkName: "refresh" */ './refreshScripts');
const goOn = () => true;

/** The bases of the versions tried so far, and how many tries there were. */
const tried = new Set<string>();
let tries = 0;

/**
 * Loads one version of a remote. Each try has its own name, since the runtime remembers failed loads, and since the first
 * release and the one before it are one build at two addresses, with one container name. Of two tries that repeat a
 * version, the earlier one fails: its scripts were removed.
 */
export async function loadVersion({ container, base, entry }: RemoteAddress): Promise<RemoteModule> {
  if (tried.has(base)) {
    const isLast = await refresh().then(
      ({ refreshScripts }) => refreshScripts(base, entry, ENTRY_LIMIT),
      goOn,
    );
    if (!isLast) throw new Error('replaced');
  }
  tried.add(base);
  tries += 1;
  const name = `${container}_${tries}`;
  // Otherwise the runtime takes the container of an earlier try for this one's.
  Reflect.set(globalThis, container, undefined);
  registerRemotes([{ name, entry: base + entry, entryGlobalName: container }]);
  const loaded = await limit(loadRemote<{ default: RemoteModule }>(`${name}/RemoteModule`), REMOTE_LIMIT);
  if (loaded?.default.contractVersion !== REMOTE_CONTRACT_VERSION) {
    throw new Error('contract');
  }
  await limit(prepared(loaded.default), REMOTE_LIMIT);
  return loaded.default;
}

/** What the remote fetches for its first screen, in the page's language. */
async function prepared({ prepare }: RemoteModule): Promise<void> {
  await prepare?.(detectLanguage(document.documentElement.lang, []));
}
