import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runCommand';

const lines = (args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const isThere = (file: string) => existsSync(join(root, file));

/** The commit where the branch left `main`; on `main` itself the previous commit. @throws Error if there is no `main` */
function leftMain(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'main', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('There is no branch main here: npm test -- --changed BASE names another');
  return stdout.trim();
}

/** Every file that git knows or would add. */
export const allFiles = (): string[] =>
  lines(['ls-files', '--cached', '--others', '--exclude-standard']).filter(isThere);

export interface Changes {
  /** Changed and new files. */
  files: string[];
  gone: string[];
}

/** Differences from `base`, committed or not. */
export function changedFiles(base = leftMain()): Changes {
  const changed = [
    ...lines(['diff', '--name-only', '--no-renames', base]),
    ...lines(['ls-files', '--others', '--exclude-standard']),
  ];
  const all = [...new Set(changed)];
  return { files: all.filter(isThere), gone: all.filter((file) => !isThere(file)) };
}
