import { dirname } from 'node:path';
import { AFFECTED_STORIES } from './data/affectedStories';
import { FAR_REACHING } from './data/farReaching';

/** What a set of changed files can affect, as far as it is run at once. */
export interface Affected {
  /** Names of browser stories. */
  stories: string[];
  /** Changed files of code: for lint and for the tests that import them. */
  code: string[];
  /** Whether all code is to be checked: a file is gone that others may name, or a setting or data of all changed. */
  isWide: boolean;
}

const isCode = (file: string) => /^(hosts|remotes|shared|infra)\/.*\.(tsx?|mjs)$/.test(file);
/** What other code may hold to without importing it as code. */
const isSetting = (file: string) => /\.(json|mts|cts|cjs)$|^[\w.-]+\.(mjs|js)$/.test(file);
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
const storyOf = (file: string) => /^infra\/e2e\/src\/stories\/([\w.]+)\.e2e\.ts$/.exec(file)?.[1];
/** Documents and unit tests change nothing that a browser sees. */
const isSeen = (file: string) => !/\.(md|test\.tsx?)$/.test(file);

/** A changed story runs by itself; every other file brings the stories of its folder. */
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
 * Whether a test is run at once for changed code that it reaches. One that goes through a whole back end is for code beside
 * it; a step's for all code but another step's, which it reaches by the table of routes alone.
 */
export const isNear = (test: string, code: readonly string[]): boolean =>
  code.some((file) => {
    if (FAR_REACHING.includes(test)) return dirname(file) === dirname(test);
    const [step, changed] = [stepOf(test), stepOf(file)];
    return step === undefined || changed === undefined || step === changed;
  });
