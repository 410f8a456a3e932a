import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { WebpackPluginInstance } from 'webpack';

const { NormalModuleReplacementPlugin }: typeof import('webpack') = createRequire(import.meta.url)('webpack');

/** Puts one of the modules in `lean` in the place of a module that a package asks for. */
function inPlaceOf(request: RegExp, of: string, file: string): WebpackPluginInstance {
  return new NormalModuleReplacementPlugin(request, (asked) => {
    if (asked.context.includes(join('node_modules', of)))
      asked.request = join(import.meta.dirname, 'lean', file);
  });
}

/**
 * The parts of the federation runtime that cannot run here and that its own switches leave in (3 KB of the shell and of
 * every entry). Names of files inside the packages: they hold because the versions are pinned (ADR 0002).
 */
export const leanShellRuntime = (): WebpackPluginInstance[] => [
  inPlaceOf(
    /\/(snapshot\/(SnapshotHandler|index)|generate-preload-assets|utils\/preload)\.js$/,
    '@module-federation/runtime-core',
    'noSnapshots.ts',
  ),
  inPlaceOf(/^\.\/init\.js$/, '@module-federation/webpack-bundler-runtime', 'startInstance.ts'),
  inPlaceOf(
    /^\.\/(remotes|getSharedFallbackGetter)\.js$/,
    '@module-federation/webpack-bundler-runtime',
    'notHere.ts',
  ),
];

/** What is of use to whoever develops, and to nobody else. */
export const leanMessages = (): WebpackPluginInstance[] => [
  inPlaceOf(/^\.\/desc\.mjs$/, '@module-federation/error-codes', 'noDescriptions.ts'),
];

/** The same of a remote, whose runtime is the shell's but for the part that knows its own chunks. */
export const leanRemoteRuntime = (): WebpackPluginInstance[] => [
  inPlaceOf(/^\.\/init\.js$/, '@module-federation/webpack-bundler-runtime', 'startInstance.ts'),
  inPlaceOf(
    /^@module-federation\/runtime$/,
    '@module-federation/webpack-bundler-runtime',
    'remoteInstance.ts',
  ),
  inPlaceOf(
    /^\.\/(remotes|installInitialConsumes|getSharedFallbackGetter)\.js$/,
    '@module-federation/webpack-bundler-runtime',
    'notHere.ts',
  ),
];

/** Parts of other libraries that nothing here can reach. */
export const leanLibraries = (): WebpackPluginInstance[] => [
  inPlaceOf(/^\.\/Prefixer\.js$/, 'stylis', 'noPrefixes.ts'),
];
