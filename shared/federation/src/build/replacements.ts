import { join, resolve } from 'node:path';
import type { PinnedPackage } from './pins';

/** A module inside a package that the build replaces with another file. */
export interface Replacement {
  /** What is asked for, by whichever module of `by`. */
  request: RegExp;
  /** The package whose modules ask; null for anybody's. */
  by: PinnedPackage | null;
  /** The file that takes its place. */
  file: string;
  /** Brotli bytes it saves, in the shell and in the entry of a remote (`npm run sizes -- --replacements`). */
  saves: { shell?: number; remote?: number };
}

const repository = resolve(import.meta.dirname, '../../../..');
const lean = (file: string): string => join(import.meta.dirname, 'lean', file);
const installed = (of: PinnedPackage, file: string): string => join(repository, 'node_modules', of, file);

/**
 * Parts of the federation runtime that cannot run here and that its own switches leave in, second copies of what a
 * bundle has already, and tables that nothing asks for. They name files inside packages, which holds because the
 * versions are pinned; the build fails when one matches nothing.
 */
export const REPLACEMENTS = {
  snapshotHandler: {
    request: /\/snapshot\/SnapshotHandler\.js$/,
    by: '@module-federation/runtime-core',
    file: lean('noSnapshots.ts'),
    saves: { shell: 0 },
  },
  snapshotPlugin: {
    request: /\/snapshot\/index\.js$/,
    by: '@module-federation/runtime-core',
    file: lean('noSnapshots.ts'),
    saves: { shell: 0 },
  },
  preloadPlugin: {
    request: /\/generate-preload-assets\.js$/,
    by: '@module-federation/runtime-core',
    file: lean('noSnapshots.ts'),
    saves: { shell: 0 },
  },
  preload: {
    request: /\/utils\/preload\.js$/,
    by: '@module-federation/runtime-core',
    file: lean('noSnapshots.ts'),
    saves: { shell: 0 },
  },
  start: {
    request: /^\.\/init\.js$/,
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('startInstance.ts'),
    saves: { shell: 0, remote: 0 },
  },
  instance: {
    request: /^@module-federation\/runtime$/,
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('remoteInstance.ts'),
    saves: { remote: 0 },
  },
  remotes: {
    request: /^\.\/remotes\.js$/,
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { shell: 0, remote: 0 },
  },
  sharedFallback: {
    request: /^\.\/getSharedFallbackGetter\.js$/,
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { shell: 0, remote: 0 },
  },
  initialConsumes: {
    request: /^\.\/installInitialConsumes\.js$/,
    by: '@module-federation/webpack-bundler-runtime',
    file: lean('notHere.ts'),
    saves: { remote: 0 },
  },
  descriptions: {
    request: /^\.\/desc\.mjs$/,
    by: '@module-federation/error-codes',
    file: lean('noDescriptions.ts'),
    saves: { shell: 0 },
  },
  prefixes: {
    request: /^\.\/Prefixer\.js$/,
    by: 'stylis',
    file: lean('noPrefixes.ts'),
    saves: { shell: 0 },
  },
  // The plugin that hands the shell's runtime to remotes is CommonJS and would bring a second copy of the runtime.
  coreOfTools: {
    request: /^@module-federation\/runtime-tools\/runtime-core$/,
    by: null,
    file: installed('@module-federation/runtime-core', 'dist/index.js'),
    saves: { shell: 0 },
  },
  core: {
    request: /^@module-federation\/runtime-core$/,
    by: null,
    file: installed('@module-federation/runtime-core', 'dist/index.js'),
    saves: { shell: 0 },
  },
  sdk: {
    request: /^@module-federation\/sdk$/,
    by: null,
    file: installed('@module-federation/sdk', 'dist/index.js'),
    saves: { shell: 0, remote: 0 },
  },
  errorCodes: {
    request: /^@module-federation\/error-codes$/,
    by: null,
    file: installed('@module-federation/error-codes', 'dist/index.mjs'),
    saves: { shell: 0, remote: 0 },
  },
  cases: {
    request: /^tiny-case$/,
    by: 'yup',
    file: lean('noCases.ts'),
    saves: {},
  },
  // react-router's `exports` name its development build alone.
  router: {
    request: /^react-router$/,
    by: null,
    file: installed('react-router', 'dist/production/index.mjs'),
    saves: { shell: 0 },
  },
} satisfies Record<string, Replacement>;

export type ReplacementName = keyof typeof REPLACEMENTS;

/** The federation runtime of the shell, which every remote runs on. Sentences of its errors are for developers. */
const SHELL_RUNTIME = [
  'snapshotHandler',
  'snapshotPlugin',
  'preloadPlugin',
  'preload',
  'start',
  'remotes',
  'sharedFallback',
  'coreOfTools',
  'core',
  'sdk',
  'errorCodes',
] as const;
export const SHELL_REPLACEMENTS: Record<'production' | 'development', readonly ReplacementName[]> = {
  production: [...SHELL_RUNTIME, 'descriptions'],
  development: SHELL_RUNTIME,
};

/** A remote's own part of that runtime, which knows its chunks. */
export const REMOTE_REPLACEMENTS: readonly ReplacementName[] = [
  'start',
  'instance',
  'remotes',
  'sharedFallback',
  'initialConsumes',
  'core',
  'cases',
];

/** Libraries, in every build that carries them: the shell's and the self-contained ones. */
export const LIBRARY_REPLACEMENTS: Record<'production' | 'development', readonly ReplacementName[]> = {
  production: ['prefixes', 'router'],
  development: ['prefixes'],
};
