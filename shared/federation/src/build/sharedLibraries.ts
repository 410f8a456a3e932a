import { installedVersion } from './installedVersion';

/** Increased with each change to the router facade's exports (ADR 0002). */
const ROUTER_FACADE_VERSION = '1.0.0';

/** Increased with each change to the exports of the react-i18next facade. */
const TEXTS_FACADE_VERSION = '1.0.0';

/** Not in the shell's entry, since the start screen does not need it; its first user loads it (budgets). */
const LATE: ReadonlySet<string> = new Set(['swr']);

/**
 * Shared at run time in one copy; every app bundles everything else itself (architecture, 'What independence demands').
 */
const libraries = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  'styled-components': 'styled-components',
  i18next: 'i18next',
  swr: 'swr',
  // Without the sub-paths, `swr/mutation` would bring a second cache.
  'swr/': 'swr',
} as const;

/** `import: false` means not bundled but taken from another provider. */
export interface SharedLibrary extends Partial<Record<'import', false>> {
  singleton: true;
  strictVersion: false;
  requiredVersion: string;
  version: string;
  eager: boolean;
}

/**
 * The shared list. The shell provides every library, most of them eagerly. A remote bundles none (`import: false`), so
 * it cannot contain a second React; without the shell it does not run, which is what the standalone build is for.
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
