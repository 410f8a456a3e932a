import { posix } from 'node:path';
import type { SharedPackage } from './sharedPackages';

const IMPORTS = /(?:\bfrom|^import|\bimport\(|\brequire(?:\.resolve)?\() ?'([^'\s/][^'\s]*)'/gm;

/** Code without its comments, which may quote imports. */
const bare = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

/** `@scope/name` or `name` of an import such as `swr/mutation`. */
const packageOf = (imported: string): string =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** Whether a path in the package is a packed file, with or without its ending. */
function isPacked(files: Record<string, string>, path: string): boolean {
  const plain = path.replace(/^\.\//, '');
  const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
  return endings.some((ending) => Object.hasOwn(files, plain + ending));
}

/** Imports of a package that are neither packed nor declared, and entries that are not packed. */
export function importFaults({ manifest, files }: SharedPackage): string[] {
  const { name, bin = {}, imports = {}, dependencies = {}, peerDependencies = {} } = manifest;
  const own = Object.keys(imports).map(packageOf);
  const declared = new Set([name, ...own, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const entries = [...Object.values(manifest.exports), ...Object.values(bin)].filter(
    (path) => !path.includes('*'),
  );
  const missing = entries.filter((path) => !isPacked(files, path));
  const found = Object.entries(files).flatMap(([path, text]) =>
    isCode(path) ? [...bare(text).matchAll(IMPORTS)].map(([, imported = '']) => ({ path, imported })) : [],
  );
  const wrong = found.filter(({ path, imported }) =>
    imported.startsWith('.')
      ? !isPacked(files, posix.join(posix.dirname(path), imported))
      : !imported.startsWith('node:') && !declared.has(packageOf(imported)),
  );
  return [
    ...missing.map((path) => `${name} offers ${path}, which is not packed`),
    ...new Set(
      wrong.map(({ path, imported }) =>
        imported.startsWith('.')
          ? `${name}: ${path} imports ${imported}, which is not packed`
          : `${name}: ${path} imports ${packageOf(imported)}, which its package.json does not list`,
      ),
    ),
  ];
}
