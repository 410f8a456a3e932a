import { spawnSync } from 'node:child_process';
import { isOlder } from '../../pinnedNode.mjs';

export interface Newer {
  /** Absent where the package is for another system. */
  current?: string;
  latest: string;
}

/**
 * What `npm outdated` says of each package that is behind, and not of one that is ahead of the registry's own choice; it
 * lists a package once for each of ours that asks for it.
 */
export function newerIn(text: string): Map<string, Newer> {
  const said: Record<string, Newer | Newer[]> = JSON.parse(text);
  const firsts = Object.entries(said).map(([name, one]) => [name, [one].flat()[0]] as const);
  return new Map(
    firsts.flatMap(([name, newer]) =>
      newer?.current !== undefined && isOlder(newer.current, newer.latest) ? [[name, newer] as const] : [],
    ),
  );
}

/** The packages of which the registry has another newest version; undefined without a network. */
export function outdatedPackages(): Map<string, Newer> | undefined {
  const { stdout } = spawnSync('npm', ['outdated', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  // npm ends with 1 both where something is behind and where it fails.
  return stdout.startsWith('{') && !stdout.includes('"error"') ? newerIn(stdout) : undefined;
}
