/**
 * Reports an error after the current turn, so the emitter is not interrupted. Node has no `reportError`, so it logs to
 * the console there.
 */
export function reportLater(error: unknown): void {
  queueMicrotask(() => {
    if (typeof reportError === 'function') reportError(error);
    else console.error(error);
  });
}
