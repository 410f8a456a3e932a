import { basename, join } from 'node:path';
import { packagesIn } from '../app';
import { API, type Checker, type Program, type Project, type SourceFile } from './typescriptApi';

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

/** A compiler, which reads a file once, and again only when an edit of it comes or goes. Close it afterwards. */
export interface Compiler {
  /** Opens the code that these files of a part import, with its types, until the next part is opened. */
  open: (sources: Sources, entries: readonly string[]) => Code;
  close: () => void;
}

export function startCompiler(root: string): Compiler {
  const settings = new Map<string, string>();
  let edited = new Map<string, string>();
  const given = (path: string) => edited.get(path) ?? settings.get(path);
  const api = new API({
    cwd: root,
    fs: { readFile: given, fileExists: (path) => (given(path) === undefined ? undefined : true) },
  });
  return {
    open(sources, entries) {
      const { folder, edits = {} } = sources;
      const project = join(root, `contract.${basename(folder)}.tsconfig.json`);
      settings.set(project, JSON.stringify(settingsOf(sources, entries)));
      const before = [...edited.keys()];
      edited = new Map(Object.entries(edits).map(([path, text]) => [join(root, path), text]));
      const changed = [...before, ...edited.keys()];
      const snapshot = api.updateSnapshot({ openProjects: [project], fileChanges: { changed } });
      return codeOf(snapshot.getProject(project), folder);
    },
    close: () => api.close(),
  };
}

function codeOf(project: Project | undefined, folder: string): Code {
  if (!project) throw new Error(`The sources of ${folder} cannot be read`);
  const { program, checker } = project;
  const file = (path: string) => (OUTSIDE.test(path) ? null : (program.getSourceFile(path) ?? null));
  const names = program.getSourceFileNames();
  return {
    checker,
    program,
    file,
    named(ending) {
      const found = file(names.find((name) => name.endsWith(ending)) ?? '');
      if (!found) throw new Error(`${folder} does not use ${ending}`);
      return found;
    },
  };
}
