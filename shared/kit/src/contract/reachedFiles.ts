import type { Code } from './openCode';
import {
  SyntaxKind,
  type Node,
  type SourceFile,
  isCallExpression,
  isExportDeclaration,
  isImportDeclaration,
  isNamedImports,
  isStringLiteral,
  SymbolFlags,
} from './typescriptApi';

/** What a file leads to: whole modules, and single names, which may come through an index file. */
interface Imports {
  modules: Node[];
  names: Node[];
}

function importsOf(file: SourceFile, isWhole: boolean): Imports {
  const found: Imports = { modules: [], names: [] };
  const visit = (node: Node): void => {
    if (isImportDeclaration(node)) {
      const { importClause: clause, moduleSpecifier } = node;
      const bindings = clause?.namedBindings;
      if (clause?.phaseModifier === SyntaxKind.TypeKeyword) return;
      if (!clause || (bindings && !isNamedImports(bindings))) found.modules.push(moduleSpecifier);
      if (clause?.name) found.names.push(clause.name);
      if (bindings && isNamedImports(bindings))
        found.names.push(...bindings.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name));
    } else if (isExportDeclaration(node)) {
      if (isWhole && node.moduleSpecifier && !node.isTypeOnly) found.modules.push(node.moduleSpecifier);
    } else if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword) {
      found.modules.push(...node.arguments.filter(isStringLiteral));
    } else node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

/**
 * The files whose code a part can run, from its entries on. A name that comes through an index file leads to its own
 * file only, as the bundler drops what nobody imports.
 */
export function reachedFiles(code: Code, entries: readonly SourceFile[]): SourceFile[] {
  const { checker } = code;
  const reached = new Map<SourceFile, boolean>();
  const waiting: [SourceFile, boolean][] = entries.map((file) => [file, true]);
  const add = (path: string | undefined, isWhole: boolean) => {
    const file = path === undefined ? null : code.file(path);
    if (file && (!reached.has(file) || (isWhole && !reached.get(file)))) waiting.push([file, isWhole]);
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [file, isWhole] = next;
    if (reached.get(file) ?? (!isWhole && reached.has(file))) continue;
    reached.set(file, isWhole);
    const { modules, names } = importsOf(file, isWhole);
    for (const symbol of checker.getSymbolAtLocation(modules)) add(symbol?.declarations[0]?.path, true);
    for (const symbol of checker.getSymbolAtLocation(names)) {
      const real = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (real && real.flags & SymbolFlags.Value) add(real.valueDeclaration?.path, false);
    }
  }
  return [...reached.keys()];
}
