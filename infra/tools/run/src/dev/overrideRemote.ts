import type { AppVersion } from '@infra/releases';
import { PAGE_DATA_ID, type PageData } from '@shared/federation/page';
import { allow, type SitePage } from './page';

export interface Override {
  remote: AppVersion;
  /** Local origin of the remote's files. */
  origin: string;
  /** Origin of the deployed site. */
  site: string;
}

const block = new RegExp(`(<script type="application/json" id="${PAGE_DATA_ID}">)(.*?)(</script>)`, 's');

/**
 * Inserts a local remote into a deployed page: its address in the page's data, the hashes of its scripts, and its
 * origin in the policy. The deployed site is not involved and trusts nothing new.
 */
export function overrideRemote({ html, policy }: SitePage, { remote, origin, site }: Override): SitePage {
  const found = block.exec(html)?.[2];
  if (found === undefined) throw new Error(`${site} did not answer with a page of this site`);
  const data: PageData = JSON.parse(found);
  const place = data.remotes[remote.app];
  if (!place) throw new Error(`${site} has no remote ${remote.app}`);
  const base = `${origin}/assets/${remote.version}/`;
  const { version, container, entry, routes } = remote;
  const gone = new Set([place.live.base, place.previous?.base]);
  const integrity = Object.fromEntries(Object.entries(data.integrity).filter(([from]) => !gone.has(from)));
  integrity[base] = Object.fromEntries(
    Object.entries(remote.files)
      .filter(([name]) => name.endsWith('.js'))
      .map(([name, file]) => [name, file.integrity]),
  );
  data.remotes[remote.app] = { routes, live: { version, container, base, entry }, previous: null };
  const text = JSON.stringify({ ...data, integrity }).replaceAll('<', '\\u003c');
  const directives = ['script-src', 'img-src', 'font-src', 'connect-src'];
  return {
    html: html
      .replace(block, (_all, open: string, _data, close: string) => open + text + close)
      .replaceAll(/<link rel="preload"[^>]*>/g, (tag) => (tag.includes(`"${place.live.base}`) ? '' : tag)),
    policy: allow(allow(policy, directives, origin), directives, site),
  };
}
