import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Prints the page only for the final error, not for each retry of a waiting query. */
export function shortErrors(message: string | null, container: Element): Error {
  const waits = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  return waits ? new Error(message ?? '') : getElementError(message, container);
}
