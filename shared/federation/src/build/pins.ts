import { installedVersion } from './installedVersion';

/**
 * Packages that the build patches or aliases, or that work together in these versions alone: with
 * @module-federation/enhanced 2.9.2, webpack 5.111 fails on `[contenthash]` chunk names and 5.112 lacks internals the
 * plugin needs (ADR 0002). Moving one means looking at its replacements again.
 */
export const PINS = {
  webpack: '5.110.3',
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/runtime': '2.9.2',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  '@module-federation/runtime-tools': '2.9.2',
  '@module-federation/sdk': '2.9.2',
  '@module-federation/error-codes': '2.9.2',
  'react-router': '7.18.5',
  // Stands in for two database drivers that are built when they are installed (`overrides` of the root package.json).
  'node-sqlite3-wasm': '0.8.60',
  stylis: '4.3.6',
  yup: '1.7.1',
} as const;

/** A package whose inside the build may name, because its version cannot move unnoticed. */
export type PinnedPackage = keyof typeof PINS;

/** Says in words each package that is not at its pinned version; empty when all are. */
export function brokenPins(versionOf: (name: string) => string = installedVersion): string[] {
  return Object.entries(PINS)
    .filter(([name, pinned]) => versionOf(name) !== pinned)
    .map(([name, pinned]) => `${name} must be ${pinned}, found ${versionOf(name)} (see ADR 0002)`);
}

/** Throws when a pinned package has moved: a build made of it would not be the one that was tried. */
export function refuseBrokenPins(versionOf?: (name: string) => string): void {
  const broken = brokenPins(versionOf);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
