import { dirname } from 'node:path';
import { AFFECTED_STORIES } from './data/affectedStories';
import { FAR_REACHING } from './data/farReaching';

/** What a set of changed files can affect, as far as it runs at once. */
export interface Affected {
  /** Names of browser stories. */
  stories: string[];
  /** Changed code files, for lint and for the tests that import them. */
  code: string[];
  /** Whether to check all code: a file that others may name is gone, or a global setting or data file changed. */
  isWide: boolean;
}

export const isCode = (file: string): boolean => /^(hosts|remotes|shared|infra)\/.*\.(tsx?|mjs)$/.test(file);
/** Files that other code may depend on without importing them as code. */
const isSetting = (file: string) => /\.(json|mts|cts|cjs)$|^[\w.-]+\.(mjs|js)$/.test(file);
/** The package or folder of the list that a file is in. */
const folderOf = (file: string) =>
  Object.keys(AFFECTED_STORIES).find((folder) => file.startsWith(`${folder}/`)) ?? '';
const storyOf = (file: string) => /^infra\/tools\/e2e\/src\/stories\/([\w.]+)\.e2e\.ts$/.exec(file)?.[1];
/** Documents and unit tests change nothing that a browser sees. */
const isSeen = (file: string) => !/\.(md|test\.tsx?)$/.test(file);

/** A changed story runs itself; any other file runs the stories of its folder. */
export function affectedBy(files: readonly string[], gone: readonly string[] = []): Affected {
  const stories = [...files, ...gone].filter(isSeen).flatMap((file) => {
    const story = files.includes(file) && storyOf(file);
    return story ? [story] : (AFFECTED_STORIES[folderOf(file)] ?? []);
  });
  const isWide = gone.some((file) => isCode(file) || isSetting(file)) || files.some(isSetting);
  return { stories: [...new Set(stories)], code: files.filter(isCode), isWide };
}

const stepOf = (file: string) => /^remotes\/[^/]+\/src\/steps\/[^/]+/.exec(file)?.[0];

/**
 * Whether a test runs at once for changed code that it reaches. A test through a whole back end runs only for nearby
 * code; a step's test for all code except other steps, which it reaches only through the route table.
 */
export const isNear = (test: string, code: readonly string[]): boolean =>
  code.some((file) => {
    if (FAR_REACHING.includes(test)) return dirname(file) === dirname(test);
    const [step, changed] = [stepOf(test), stepOf(file)];
    return step === undefined || changed === undefined || step === changed;
  });
