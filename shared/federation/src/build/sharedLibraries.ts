import { join } from 'node:path';
import { installedVersion } from './installedVersion';

/** What the shell provides as the router: a module of its own, since the whole package is four times as large. */
const ROUTER = { import: join(import.meta.dirname, '../router/index.ts') };

/** Remotes that were built with the packages of 1.4 ask for the router by this name and version. */
const FORMER_ROUTER = { import: join(import.meta.dirname, '../router/former.cjs') };
const FORMER_VERSION = '1.0.0';

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

/** `import` is the module that is provided, if not the library itself; `false`: none, it is taken from another provider. */
export interface SharedLibrary extends Partial<Record<'import', string | false>> {
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
  const provided = (module: { import: string }) => (role === 'shell' ? module : {});
  return {
    ...Object.fromEntries(
      Object.entries(libraries).map(([request, name]) => [request, entry(installedVersion(name), name)]),
    ),
    'react-router-dom': { ...entry(installedVersion('react-router-dom')), ...provided(ROUTER) },
    '@shared/federation/router': { ...entry(FORMER_VERSION), ...provided(FORMER_ROUTER) },
    '@shared/i18n/react': entry(TEXTS_FACADE_VERSION),
  };
}
