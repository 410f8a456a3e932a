import { join } from 'node:path';

/** The charts page's script, from its sources, so that development, tests and production have one way. */
export async function bundlePage(): Promise<Buffer> {
  const { build, stop } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'page/main.tsx')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      jsx: 'automatic',
      // The page's policy allows no styles but those that are inserted rule by rule.
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.png': 'empty', '.woff2': 'empty' },
      logLevel: 'silent',
    });
    return Buffer.from(outputFiles[0]?.contents ?? []);
  } finally {
    await stop();
  }
}
