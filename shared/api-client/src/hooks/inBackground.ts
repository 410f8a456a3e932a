/** Work that nobody waits for; what fails of it says nothing. A screen that is gone may have taken its cache along. */
export function inBackground(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
