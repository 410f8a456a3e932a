import { gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';

/** What a partner's page pays for the tag, in bytes of gzip. */
const MOST = 2.2 * 1024;

test('the loader stays small, is one classic script and makes no global', async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/script.ts`],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  // As the kit's build minifies.
  const { code } = await minify(outputFiles[0]?.text ?? '', { compress: { passes: 2 }, mangle: true });
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MOST);
  expect(code).not.toMatch(/(?<!\.)\bdefine\(|window\.|globalThis\.|\brequire\(/);
  expect(code).toMatch(/^"use strict";\(\(\)=>/);
});
