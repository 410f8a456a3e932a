import { createRequire } from 'node:module';
import type { WebpackPluginInstance } from 'webpack';
import { scriptName } from './baseConfig';
import { sharedLibraries } from './sharedLibraries';

// The package is CommonJS with lazy getters; `require` returns its named exports under every loader.
const { ModuleFederationPlugin }: typeof import('@module-federation/enhanced/webpack') = createRequire(
  import.meta.url,
)('@module-federation/enhanced/webpack');

/** The measured optimizations: no snapshot code and no Node branches in the runtime. */
const optimization = { disableSnapshot: true, target: 'web' as const };

/**
 * The global under which the runtime finds a container: one per version, so a fallback never conflicts with the other
 * version.
 */
export function containerGlobal(name: string, version: string): string {
  return `${name}_${version.replaceAll(/[^\w]/g, '_')}`;
}

/** The shell provides the only runtime and every shared library, and knows no remote at build time. */
export function shellFederation(): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: 'shell',
    shared: sharedLibraries('shell'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization, provideExternalRuntime: true },
  });
}

/** A remote exposes one module and uses the shell's runtime and libraries. */
export function remoteFederation(name: string, version: string): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: containerGlobal(name, version),
    filename: scriptName('remoteEntry', version),
    exposes: { './RemoteModule': { import: './src/RemoteModule.tsx', name: 'RemoteModule' } },
    shared: sharedLibraries('remote'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    // A remote loads no remotes.
    experiments: { optimization: { ...optimization, disableRemote: true }, externalRuntime: true },
  });
}
