import type { AppName, AppVersion, Release } from '@infra/releases';
import type { InspectNote, PageData, PreviewNote, RemoteAddress } from '@shared/federation/page';
import type { EdgeEnvironment } from '../environment';

/** URL of a version's folder, with a trailing slash. */
export function baseOf(version: AppVersion, { originOf }: EdgeEnvironment): string {
  return `${originOf(version)}/assets/${version.version}/`;
}

function addressOf(version: AppVersion, environment: EdgeEnvironment): RemoteAddress {
  const { container, entry } = version;
  return { version: version.version, container, base: baseOf(version, environment), entry };
}

function scriptsOf({ files }: AppVersion): Record<string, string> {
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'));
  return Object.fromEntries(scripts.map(([name, { integrity }]) => [name, integrity]));
}

/** Where the remotes and their fallbacks are, and the hash of every script. */
function remotesOf(
  { apps: { shell, ...remotes } }: Release,
  fallbacks: Partial<Record<AppName, AppVersion | null>>,
  environment: EdgeEnvironment,
): Pick<PageData, 'remotes' | 'integrity'> {
  const integrity: PageData['integrity'] = { [baseOf(shell, environment)]: scriptsOf(shell) };
  const places: PageData['remotes'] = {};
  for (const live of Object.values(remotes)) {
    const before = fallbacks[live.app];
    const fallBack = before && before.version !== live.version ? before : null;
    for (const version of fallBack ? [live, fallBack] : [live]) {
      integrity[baseOf(version, environment)] = scriptsOf(version);
    }
    places[live.app] = {
      routes: live.routes,
      live: addressOf(live, environment),
      previous: fallBack && addressOf(fallBack, environment),
    };
  }
  return { remotes: places, integrity };
}

/** The shell's startup data: its release, the fallback versions, and the hash of every script of both. */
export function pageData(
  release: Release,
  fallbacks: Partial<Record<AppName, AppVersion | null>>,
  {
    preview,
    inspect,
    ...known
  }: Pick<PageData, 'language' | 'chatOrigin' | 'thirdParties'> & {
    preview: PreviewNote | null;
    inspect: InspectNote | null;
  },
  environment: EdgeEnvironment,
): PageData {
  const { shell } = release.apps;
  if (!shell.config) throw new Error('This build of the shell has no configuration');
  return {
    release: release.id,
    ...known,
    ...(preview ? { preview } : {}),
    ...(inspect ? { inspect } : {}),
    ...(environment.measureShare < 1 ? { measureShare: environment.measureShare } : {}),
    texts: shell.frame?.[known.language].texts ?? {},
    ...remotesOf(release, fallbacks, environment),
    vehicleDataBase: environment.vehicleDataOrigin,
    config: shell.config,
  };
}
