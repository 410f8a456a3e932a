import { installedVersion } from './installedVersion';

/** Raised with each change of the names the router facade exports (ADR 0002). */
const ROUTER_FACADE_VERSION = '1.0.0';

/** Raised with each change of the names the facade over react-i18next exports. */
const TEXTS_FACADE_VERSION = '1.0.0';

/** Not in the shell's entry: the start has no use for it, and its first reader fetches it (budgets). */
const LATE: ReadonlySet<string> = new Set(['swr']);

/** Shared once at run time; everything else is bundled by whoever uses it (architecture, 'What independence demands'). */
const libraries = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  'styled-components': 'styled-components',
  i18next: 'i18next',
  swr: 'swr',
  // Without the sub-paths `swr/mutation` would bring a second cache.
  'swr/': 'swr',
} as const;

/** `import: false` means: not carried, taken from whoever provides it. */
export interface SharedLibrary extends Partial<Record<'import', false>> {
  singleton: true;
  strictVersion: false;
  requiredVersion: string;
  version: string;
  eager: boolean;
}

/**
 * The shared list. The shell provides every library, most of them eagerly; a remote carries none of them (`import: false`), so that
 * its bundle cannot hold a second React: without the shell it does not run, and the self-contained build exists for that.
 */
export function sharedLibraries(role: 'shell' | 'remote'): Record<string, SharedLibrary> {
  const entry = (version: string, name = ''): SharedLibrary => ({
    singleton: true,
    strictVersion: false,
    requiredVersion: `^${version}`,
    version,
    eager: role === 'shell' && !LATE.has(name),
    ...(role === 'remote' ? { import: false } : {}),
  });
  return {
    ...Object.fromEntries(
      Object.entries(libraries).map(([request, name]) => [request, entry(installedVersion(name), name)]),
    ),
    '@shared/federation/router': entry(ROUTER_FACADE_VERSION),
    '@shared/i18n/react': entry(TEXTS_FACADE_VERSION),
  };
}
