import { join } from 'node:path';
import { API, type Checker, type Program } from 'typescript/unstable/sync';
import type { SourceFile } from 'typescript/unstable/ast';
import { packagesIn } from '../app';

/** The sources of a part, and of the packages beside it. */
export interface Sources {
  /** The repository, or a team's own folder. */
  root: string;
  /** The part's folder, relative to it. */
  folder: string;
  /** Texts to read instead of files, by their path relative to the root (tests). */
  edits?: Record<string, string>;
}

export interface Code {
  checker: Checker;
  program: Program;
  /** A file of the part or of a shared package; null for libraries and missing files. */
  file: (path: string) => SourceFile | null;
  /** The one file whose path ends like this. */
  named: (ending: string) => SourceFile;
  close: () => void;
}

const OUTSIDE = /\/node_modules\/(?!@shared\/)/;

/** Settings for one part: declarations of texts and files are not imported, so they are named. */
const settingsOf = ({ root, folder }: Sources, entries: readonly string[]) => ({
  extends: './tsconfig.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null, types: [] },
  files: entries.map((entry) => `./${folder}/${entry}`),
  include: [folder, `${packagesIn(root)}/*`].map((place) => `./${place}/src/**/*.d.ts`),
  exclude: [],
});

/** Opens the code that these files of a part import, with its types. Close it afterwards. */
export function openCode(sources: Sources, entries: readonly string[]): Code {
  const { root, edits = {} } = sources;
  const settings = join(root, 'contract.tsconfig.json');
  const given = new Map(Object.entries(edits).map(([path, text]) => [join(root, path), text]));
  given.set(settings, JSON.stringify(settingsOf(sources, entries)));
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => given.get(path),
      fileExists: (path) => (given.has(path) ? true : undefined),
    },
  });
  const [project] = api.updateSnapshot({ openProjects: [settings] }).getProjects();
  if (!project) throw new Error(`The sources of ${sources.folder} cannot be read`);
  const { program, checker } = project;
  const file = (path: string) => (OUTSIDE.test(path) ? null : (program.getSourceFile(path) ?? null));
  const names = program.getSourceFileNames();
  return {
    checker,
    program,
    file,
    named(ending) {
      const found = file(names.find((name) => name.endsWith(ending)) ?? '');
      if (!found) throw new Error(`${sources.folder} does not use ${ending}`);
      return found;
    },
    close: () => api.close(),
  };
}
