import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltFile } from './describedBuild';

const compressible = /\.(js|svg|json|css)$/;

/** Writes `.br` and `.gz` next to a file if that helps, and returns its integrity and sizes. */
export function compress(file: string): BuiltFile {
  const content = readFileSync(file);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (!compressible.test(file)) return { integrity, bytes: content.length, brotli: content.length };
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return { integrity, bytes: content.length, brotli: brotli.length };
}
