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
  },
  ranges: {
    requests: [/\/semver\/index\.js$/],
    by: '@module-federation/runtime-core',
    file: lean('caretRanges.ts'),
    saves: { shell: 1220 },
  },
  start: {
    requests: [/^\.\/init\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('startInstance.ts'),
    saves: { shell: 430 },
  },
  instance: {
    requests: [/^@module-federation\/runtime$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('remoteInstance.ts'),
    saves: { remote: 650 },
  },
  remotes: {
    requests: [/^\.\/remotes\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { shell: 810, remote: 490 },
  },
  sharedFallback: {
    requests: [/^\.\/getSharedFallbackGetter\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { shell: 300, remote: 180 },
  },
  initialConsumes: {
    requests: [/^\.\/installInitialConsumes\.js$/],
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { remote: 340 },
  },
  prefixes: {
    requests: [/^\.\/Prefixer\.js$/],
    by: 'stylis',
    file: lean('noPrefixes.ts'),
    saves: { shell: 1260 },
  },
  // The plugin that passes the shell's runtime to remotes is CommonJS and would add a second copy of the runtime.
  coreOfTools: {
    requests: [/^@module-federation\/runtime-tools\/runtime-core$/],
    by: null,
    file: installed('@module-federation/runtime-core', 'dist/index.js'),
    saves: { shell: 11_200 },
  },
  cases: {
    requests: [/^tiny-case$/],
    by: 'yup',
    file: lean('noCases.ts'),
    saves: { remote: 480 },
  },
  // react-router's `exports` point only to its development build.
  router: {
    requests: [/^react-router$/],
    by: null,
    file: installed('react-router', 'dist/production/index.mjs'),
    saves: { shell: 510 },
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
