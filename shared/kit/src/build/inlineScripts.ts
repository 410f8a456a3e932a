import { join } from 'node:path';
import { BROWSERS } from '@shared/federation/build';
import { minify, transformFile } from '@swc/core';

/** In page order: the guard first, because it must see every later script. */
const names = ['integrityGuard.ts', 'zipField.ts', 'preloads.ts', 'dateTables.ts'];

/** The page's inline scripts, minified. Each file exports one function, which runs at once; together up to 3 KB. */
export async function inlineScripts(folder: string): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const { code } = await transformFile(join(folder, name), {
        env: { targets: [...BROWSERS] },
        jsc: { parser: { syntax: 'typescript' }, preserveAllComments: false },
        swcrc: false,
      });
      const called = /export function (\w+)\(/.exec(code)?.[1];
      if (!called) throw new Error(`${name} exports no function`);
      const body = code.replace('export function', 'function');
      const script = await minify(`(()=>{${body};${called}(window)})()`, { compress: true, mangle: true });
      return script.code;
    }),
  );
}
