import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Prints the page for the error that a test ends with, not for each try of a query that still waits. */
export function shortErrors(message: string | null, container: Element): Error {
  const waits = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  return waits ? new Error(message ?? '') : getElementError(message, container);
}
