/** Runs work that nobody awaits, ignoring failures; an unmounted screen may have taken its cache along. */
export function inBackground(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
