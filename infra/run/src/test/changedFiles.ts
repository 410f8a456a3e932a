import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runCommand';

const lines = (args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Where the branch left `main`; on `main` itself, or without one, the last commit. */
function leftMain(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'main', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** Files that differ from `base`, committed or not, and new ones; what is gone is not among them. */
export function changedFiles(base = leftMain()): string[] {
  const changed = [
    ...lines(['diff', '--name-only', '--no-renames', base]),
    ...lines(['ls-files', '--others', '--exclude-standard']),
  ];
  return [...new Set(changed)].filter((file) => existsSync(join(root, file)));
}
