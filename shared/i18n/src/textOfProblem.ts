import { keyAtRunTime, type TranslateShared } from './translate';

/** The text of a form error: a schema's message is a text key (house style). */
export function textOfProblem(t: TranslateShared, problem: string): string;
export function textOfProblem(t: TranslateShared, problem: string | undefined): string | undefined;
export function textOfProblem(t: TranslateShared, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : t(keyAtRunTime(problem));
}
