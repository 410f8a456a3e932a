import { createHash } from 'node:crypto';
import type { Compiler, Module } from 'webpack';
import { rootOf } from './rootOf';

/** The entry that the federation plugin writes; the rest of its name is a hash of text with absolute paths. */
const GENERATED = /(?<=[\\/]\.federation[\\/]entry\.).*/s;

/**
 * Numbers the federation's modules alike wherever the repository lies. Webpack numbers a module by its identifier, and
 * these have absolute paths inside; without the plugin one version has other bytes and sizes in another folder.
 */
export class SameIdsPlugin {
  apply(compiler: Compiler): void {
    const root = rootOf(compiler.context);
    compiler.hooks.compilation.tap('SameIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameIds', (modules) => {
        const taken = new Set<number>();
        for (const [name, module] of namesWithout(root, modules)) {
          const id = freeNumber(name, taken);
          taken.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** The modules whose identifiers webpack cannot make relative, by the rest of their identifiers, sorted. */
function namesWithout(root: string, modules: Iterable<Module>): [string, Module][] {
  const named: [string, Module][] = [];
  for (const module of modules) {
    const identifier = module.identifier();
    const name = identifier.replace(GENERATED, '').replaceAll(root, '');
    const relative = identifier.split(/[|!]/).every((part) => part.startsWith(root) || !part.includes(root));
    if (!relative || GENERATED.test(identifier)) named.push([name, module]);
  }
  return named.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function freeNumber(name: string, taken: Set<number>): number {
  let id = createHash('sha256').update(name).digest().readUInt16BE() % 10_000;
  while (taken.has(id)) id += 1;
  return id;
}
