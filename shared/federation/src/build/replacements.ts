import { join } from 'node:path';
import { installedFolder } from './installedVersion';
import type { PinnedPackage } from './pins';

/** A module inside a package that the build replaces with another file. */
export interface Replacement {
  /** Requests to replace, from any module of `by`; each must occur. */
  requests: readonly RegExp[];
  /** The package whose modules make the request; null for any. */
  by: PinnedPackage | null;
  /** The replacement file. */
  file: string;
  /** Brotli bytes saved in the shell and in a remote (`npm run sizes -- --replacements`); they vary by some tens. */
  saves: { shell?: number; remote?: number };
  /** What would break with it, and how that is noticed. */
  risk: string;
}

const lean = (file: string): string => join(import.meta.dirname, 'lean', file);
const installed = (of: PinnedPackage, file: string): string => join(installedFolder(of), file);

/**
 * Parts of the federation runtime that cannot run here but that its own switches keep, duplicates of code already in a
 * bundle, and unused tables. They name files inside packages, which is safe because the versions are pinned and the
 * build fails if one matches nothing.
 */
export const REPLACEMENTS = {
  snapshots: {
    requests: [
      /\/snapshot\/SnapshotHandler\.js$/,
      /\/snapshot\/index\.js$/,
      /\/generate-preload-assets\.js$/,
      /\/utils\/preload\.js$/,
    ],
    by: '@module-federation/runtime-core',
    file: lean('noSnapshots.ts'),
    saves: { shell: 2300 },
    risk: "Remotes from a manifest or a deployment server, and the runtime's own preloading, find nothing.",
  },
  ranges: {
    requests: [/\/semver\/index\.js$/],
    by: '@module-federation/runtime-core',
    file: lean('caretRanges.ts'),
    saves: { shell: 1220 },
    risk: 'A shared library asked for by another kind of range throws an Error that names the range.',
  },
  start: {
    requests: [/^\.\/init\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('startInstance.ts'),
    saves: { shell: 430 },
    risk: 'The plugin that drops unused parts of shared libraries would not run.',
  },
  instance: {
    requests: [/^@module-federation\/runtime$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('remoteInstance.ts'),
    saves: { remote: 650 },
    risk: 'A remote can create its instance, and use nothing else of the runtime; anything else is not a function.',
  },
  remotes: {
    requests: [/^\.\/remotes\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { shell: 810, remote: 490 },
    risk: 'A remote named at build time throws at its first import.',
  },
  sharedFallback: {
    requests: [/^\.\/getSharedFallbackGetter\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { shell: 300, remote: 180 },
    risk: "The plugin that drops unused parts of shared libraries would throw in the page's first script.",
  },
  initialConsumes: {
    requests: [/^\.\/installInitialConsumes\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { remote: 340 },
    risk: 'A remote with eager shared libraries throws when it starts.',
  },
  prefixes: {
    requests: [/^\.\/Prefixer\.js$/],
    by: 'stylis',
    file: lean('noPrefixes.ts'),
    saves: { shell: 1260 },
    risk: 'Styles get no vendor prefixes, even where styled-components is told to add them.',
  },
  // The plugin that passes the shell's runtime to remotes is CommonJS and would add a second copy of the runtime.
  coreOfTools: {
    requests: [/^@module-federation\/runtime-tools\/runtime-core$/],
    by: null,
    file: installed('@module-federation/runtime-core', 'dist/index.js'),
    saves: { shell: 11_200 },
    risk: 'A version of the runtime other than the pinned one would be used; check:pins fails first.',
  },
  cases: {
    requests: [/^tiny-case$/],
    by: 'yup',
    file: lean('noCases.ts'),
    saves: { remote: 480 },
    risk: 'camelCase() and snakeCase() of a yup object would rename nothing.',
  },
  // react-router's `exports` point only to its development build.
  router: {
    requests: [/^react-router$/],
    by: null,
    file: installed('react-router', 'dist/production/index.mjs'),
    saves: { shell: 510 },
    risk: "A new file layout of react-router's build is not found, so the build fails.",
  },
} satisfies Record<string, Replacement>;

export type ReplacementName = keyof typeof REPLACEMENTS;

/** The shell's federation runtime, which every remote uses. */
export const SHELL_REPLACEMENTS: readonly ReplacementName[] = [
  'snapshots',
  'ranges',
  'start',
  'remotes',
  'sharedFallback',
  'coreOfTools',
];

/** A remote's own part of that runtime, which knows its chunks. */
export const REMOTE_REPLACEMENTS: readonly ReplacementName[] = [
  'start',
  'instance',
  'remotes',
  'sharedFallback',
  'initialConsumes',
  'cases',
];

/** Library replacements, for every build that contains them: the shell and the standalone builds. */
export const LIBRARY_REPLACEMENTS: Record<'production' | 'development', readonly ReplacementName[]> = {
  production: ['prefixes', 'router'],
  development: ['prefixes'],
};
