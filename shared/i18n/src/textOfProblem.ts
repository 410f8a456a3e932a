import { keyAtRunTime, type TranslateShared } from './translate';

/** What a form says of an answer: the message of a schema is a text key (house style). */
export function textOfProblem(t: TranslateShared, problem: string): string;
export function textOfProblem(t: TranslateShared, problem: string | undefined): string | undefined;
export function textOfProblem(t: TranslateShared, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : t(keyAtRunTime(problem));
}
