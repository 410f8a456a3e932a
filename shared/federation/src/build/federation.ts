import { createRequire } from 'node:module';
import type { WebpackPluginInstance } from 'webpack';
import { sharedLibraries } from './sharedLibraries';

// The package is CommonJS with lazy getters; `require` gives its named exports in every loader.
const { ModuleFederationPlugin }: typeof import('@module-federation/enhanced/webpack') = createRequire(
  import.meta.url,
)('@module-federation/enhanced/webpack');

/** The measured optimisations: no snapshot code and no Node branches in the runtime. */
const optimization = { disableSnapshot: true, target: 'web' as const };

/** The global by which the runtime finds a container: one per version, so that a fall-back never meets the other. */
export function containerGlobal(name: string, version: string): string {
  return `${name}_${version.replaceAll(/[^\w]/g, '_')}`;
}

/** The shell provides the one runtime and every shared library, and knows no remote at build time. */
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

/** A remote exposes its one module and runs on the runtime and the libraries of the shell. */
export function remoteFederation(name: string, version: string): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: containerGlobal(name, version),
    filename: 'remoteEntry.[contenthash:12].js',
    exposes: { './RemoteModule': { import: './src/RemoteModule.tsx', name: 'RemoteModule' } },
    shared: sharedLibraries('remote'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    // A remote loads no remotes.
    experiments: { optimization: { ...optimization, disableRemote: true }, externalRuntime: true },
  });
}
