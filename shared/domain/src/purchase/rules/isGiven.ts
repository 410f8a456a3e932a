import { plainText } from '../../reading/plainText';

/** Whether something was answered: not null, undefined or blank. */
export function isGiven<T>(answer: T | null | undefined): answer is T {
  return typeof answer === 'string' ? plainText(answer) !== '' : answer !== null && answer !== undefined;
}
