import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { tempFolder } from '@shared/testing/tempFolder';
import webpack from 'webpack';
import { root } from './system';

const require = createRequire(join(root, 'shared/federation/package.json'));

/** The known-answer vectors and the envelope as one script for a page; `knownAnswers.runVectors()` runs them. */
export async function vectorScript(): Promise<string> {
  const path = tempFolder('quote-vectors');
  const compiler = webpack({
    context: root,
    mode: 'production',
    entry: join(root, 'shared/api-client/src/vectors/index.ts'),
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    output: { path, filename: 'vectors.js', library: { name: 'knownAnswers', type: 'var' } },
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return readFileSync(join(path, 'vectors.js'), 'utf8');
}
