import { join, resolve } from 'node:path';
import type { PinnedPackage } from './pins';

/** A module inside a package that the build replaces with another file. */
export interface Replacement {
  /** What is asked for, by whichever module of `by`; each of them has to be asked for. */
  requests: readonly RegExp[];
  /** The package whose modules ask; null for anybody's. */
  by: PinnedPackage | null;
  /** The file that takes its place. */
  file: string;
  /** Brotli bytes it saves in the shell and in a remote (`npm run sizes -- --replacements`); they vary by some tens. */
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
  descriptions: {
    requests: [/^\.\/desc\.mjs$/],
    by: '@module-federation/error-codes',
    file: lean('noDescriptions.ts'),
    saves: { shell: 380 },
  },
  prefixes: {
    requests: [/^\.\/Prefixer\.js$/],
    by: 'stylis',
    file: lean('noPrefixes.ts'),
    saves: { shell: 1260 },
  },
  // The plugin that hands the shell's runtime to remotes is CommonJS and would bring a second copy of the runtime.
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
  // react-router's `exports` name its development build alone.
  router: {
    requests: [/^react-router$/],
    by: null,
    file: installed('react-router', 'dist/production/index.mjs'),
    saves: { shell: 510 },
  },
} satisfies Record<string, Replacement>;

export type ReplacementName = keyof typeof REPLACEMENTS;

/** The federation runtime of the shell, which every remote runs on. Sentences of its errors are for developers. */
const SHELL_RUNTIME = ['snapshots', 'start', 'remotes', 'sharedFallback', 'coreOfTools'] as const;
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
  'cases',
];

/** Libraries, in every build that carries them: the shell's and the self-contained ones. */
export const LIBRARY_REPLACEMENTS: Record<'production' | 'development', readonly ReplacementName[]> = {
  production: ['prefixes', 'router'],
  development: ['prefixes'],
};
