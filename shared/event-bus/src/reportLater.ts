/**
 * Hands an error to the page's error reporting after the current turn, so that whoever emitted goes on undisturbed.
 * Node has no `reportError`: there it is written to the console.
 */
export function reportLater(error: unknown): void {
  queueMicrotask(() => {
    if (typeof reportError === 'function') reportError(error);
    else console.error(error);
  });
}
