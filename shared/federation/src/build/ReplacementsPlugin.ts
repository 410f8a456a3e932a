import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { REPLACEMENTS, type Replacement, type ReplacementName } from './replacements';

const { NormalModuleReplacementPlugin, WebpackError }: typeof import('webpack') = createRequire(
  import.meta.url,
)('webpack');

/** Makes replacements and fails the build for each that matched nothing: its package has changed inside. */
export class ReplacementsPlugin {
  private readonly unmatched: Set<ReplacementName>;

  /** `leftOut` is built as the package has it, to measure what a replacement saves. */
  constructor(names: readonly ReplacementName[], leftOut = process.env.WITHOUT_REPLACEMENT) {
    this.unmatched = new Set(names.filter((name) => name !== leftOut));
  }

  apply(compiler: Compiler): void {
    for (const name of this.unmatched) this.replace(compiler, name);
    compiler.hooks.thisCompilation.tap('Replacements', (compilation) => {
      compilation.hooks.finishModules.tap('Replacements', () => {
        for (const name of this.unmatched)
          compilation.errors.push(new WebpackError(`The replacement '${name}' matches nothing (ADR 0002)`));
      });
    });
  }

  private replace(compiler: Compiler, name: ReplacementName): void {
    const { request, by, file }: Replacement = REPLACEMENTS[name];
    const folder = by && join('node_modules', by);
    new NormalModuleReplacementPlugin(request, (asked) => {
      if (folder && !asked.context.includes(folder)) return;
      asked.request = file;
      this.unmatched.delete(name);
    }).apply(compiler);
  }
}
