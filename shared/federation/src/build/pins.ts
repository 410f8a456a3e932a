import { installedVersion } from './installedVersion';

/**
 * Packages of which the build replaces modules (ADR 0002). After updating one, review its replacements. webpack itself is
 * not among them.
 */
export const PINS = {
  '@module-federation/enhanced': '2.9.3',
  '@module-federation/runtime': '2.9.3',
  '@module-federation/runtime-core': '2.9.3',
  '@module-federation/webpack-bundler-runtime': '2.9.3',
  '@module-federation/runtime-tools': '2.9.3',
  '@module-federation/sdk': '2.9.3',
  '@module-federation/error-codes': '2.9.3',
  'react-router': '7.18.7',
  stylis: '4.3.6',
  yup: '1.7.1',
} as const;

/** A package whose internals the build may name, since its version cannot change unnoticed. */
export type PinnedPackage = keyof typeof PINS;

/** Lists each package that is not at its pinned version; empty if all are. */
export function brokenPins(versionOf: (name: string) => string = installedVersion): string[] {
  return Object.entries(PINS)
    .filter(([name, pinned]) => versionOf(name) !== pinned)
    .map(([name, pinned]) => `${name} must be ${pinned}, found ${versionOf(name)} (see ADR 0002)`);
}

/** Throws if a pinned package has another version, since that build would be untested. */
export function refuseBrokenPins(versionOf?: (name: string) => string): void {
  const broken = brokenPins(versionOf);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
