import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { REPLACEMENTS, type Replacement, type ReplacementName } from './replacements';

const { NormalModuleReplacementPlugin, WebpackError }: typeof import('webpack') = createRequire(
  import.meta.url,
)('webpack');

/** Applies replacements and fails the build for each that never matches, which means its package has changed. */
export class ReplacementsPlugin {
  private readonly names: readonly ReplacementName[];
  private readonly unasked = new Map<RegExp, ReplacementName>();

  /** `leftOut` is built unreplaced, to measure what a replacement saves. */
  constructor(names: readonly ReplacementName[], leftOut = process.env.WITHOUT_REPLACEMENT) {
    this.names = names.filter((name) => name !== leftOut);
  }

  apply(compiler: Compiler): void {
    for (const name of this.names) this.replace(compiler, name);
    compiler.hooks.thisCompilation.tap('Replacements', (compilation) => {
      compilation.hooks.finishModules.tap('Replacements', () => {
        for (const [request, name] of this.unasked) {
          const fault = `The replacement '${name}' matches nothing: ${String(request)} (ADR 0002)`;
          compilation.errors.push(new WebpackError(fault));
        }
      });
    });
  }

  private replace(compiler: Compiler, name: ReplacementName): void {
    const { requests, by, file }: Replacement = REPLACEMENTS[name];
    const folder = by && join('node_modules', by);
    for (const request of requests) {
      this.unasked.set(request, name);
      new NormalModuleReplacementPlugin(request, (asked) => {
        if (folder && !asked.context.includes(folder)) return;
        asked.request = file;
        this.unasked.delete(request);
      }).apply(compiler);
    }
  }
}
