import { installedVersion } from './sharedLibraries';

/**
 * Versions that work together and that npm does not keep together: with @module-federation/enhanced 2.9.2, webpack
 * 5.111 fails on `[contenthash]` chunk names and 5.112 lacks internals the plugin needs (ADR 0002).
 */
const pins: Record<string, string> = {
  webpack: '5.110.3',
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/runtime': '2.9.2',
};

/** Says in words each package that is not at its pinned version; empty when all are. */
export function brokenPins(versionOf: (name: string) => string = installedVersion): string[] {
  return Object.entries(pins)
    .filter(([name, pinned]) => versionOf(name) !== pinned)
    .map(([name, pinned]) => `${name} must be ${pinned}, found ${versionOf(name)} (see ADR 0002)`);
}
