/** Whether something was answered: neither nothing nor blanks. */
export function isGiven<T>(answer: T | null | undefined): answer is T {
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== null && answer !== undefined;
}
