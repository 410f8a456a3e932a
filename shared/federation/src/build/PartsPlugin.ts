import { createRequire } from 'node:module';
import type { Compiler } from 'webpack';

const { NormalModuleReplacementPlugin }: typeof import('webpack') = createRequire(import.meta.url)('webpack');

/** A file that collects one part of each state or carrier, such as `states/parts/zones.ts`. */
const COLLECTION = /[\\/]parts[\\/](\w+)\.ts$/;

/**
 * Gives each collection its own copy of the files that it imports from `data`, from which webpack then drops all other
 * parts. Without it a chunk that needs the time zones would also get the rules and legal texts (ADR 0043).
 */
export class PartsPlugin {
  apply(compiler: Compiler): void {
    new NormalModuleReplacementPlugin(/^\.\.\/data\/\w+$/, (asked) => {
      const [, part] = COLLECTION.exec(asked.contextInfo.issuer) ?? [];
      if (part !== undefined) asked.request += `?${part}`;
    }).apply(compiler);
  }
}
