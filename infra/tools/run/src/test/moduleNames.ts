import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  parseSync,
  type ExportExportNameKind,
  type ExportImportNameKind,
  type ImportNameKind,
} from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** A name that a file takes from another one: '*' is every name, 'default' the default export. */
interface Taken {
  from: string;
  name: string;
}

/** A name that a file passes on from another one; `as` null: every name that the other one exports. */
interface PassedOn extends Taken {
  as: string | null;
}

export interface ModuleNames {
  taken: Taken[];
  passedOn: PassedOn[];
  /** What the file exports of its own. */
  own: ReadonlySet<string>;
}

const ALL = '*';

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json'],
  conditionNames: ['node', 'import', 'require'],
});

/** What loads a module by a call; comments for the bundler may stand before the path. */
const LOADED =
  /\b(?:require(?:\.resolve)?|requireActual|jest\.\w+|import)\(\s*(?:\/\*[^]*?\*\/\s*)*['"`]([^'"`$]+)['"`]/g;

const nameOf = (
  kind: `${ImportNameKind | ExportImportNameKind | ExportExportNameKind}`,
  name: string | undefined | null,
): string => (kind === 'Name' && name ? name : kind === 'Default' ? 'default' : ALL);

/**
 * What a source file takes from others, passes on and exports, as resolved paths. Types are left out, because a test runs
 * without them, and so are installed packages.
 */
export function moduleNames(file: string): ModuleNames {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, source).module;
  const target = (request: string): string[] => {
    const { path } = resolver.sync(dirname(file), request);
    return path === undefined || path.includes('/node_modules/') ? [] : [path];
  };
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    target(moduleRequest.value).flatMap((from) =>
      entries.length === 0
        ? [{ from, name: ALL }]
        : entries
            .filter(({ isType }) => !isType)
            .map(({ importName }) => ({ from, name: nameOf(importName.kind, importName.name) })),
    ),
  );
  const loaded = [...source.matchAll(LOADED)].flatMap(([, request = '']) =>
    target(request).map((from) => ({ from, name: ALL })),
  );
  const exported = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const passedOn = exported.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest === null
      ? []
      : target(moduleRequest.value).map((from) => ({
          from,
          name: nameOf(importName.kind, importName.name),
          as: exportName.kind === 'None' ? null : nameOf(exportName.kind, exportName.name),
        })),
  );
  const own = exported
    .filter(({ moduleRequest }) => moduleRequest === null)
    .map(({ exportName }) => nameOf(exportName.kind, exportName.name));
  return { taken: [...imported, ...loaded], passedOn, own: new Set(own) };
}
