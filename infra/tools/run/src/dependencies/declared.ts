import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../../..');

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const isOurs = (name: string): boolean => /^@(shared|infra|hosts|remotes)\//.test(name);

/** The npm packages that our packages ask for, each with who asks. */
export function declaredPackages(): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', 'package.json', '**/package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const users = new Map<string, string[]>();
  for (const file of files.trim().split('\n')) {
    const {
      name: user,
      dependencies,
      devDependencies,
      optionalDependencies,
    }: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      (name) => !isOurs(name),
    );
    for (const name of names) users.set(name, [...(users.get(name) ?? []), user]);
  }
  return new Map([...users].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
