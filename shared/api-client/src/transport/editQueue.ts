/** Runs the edits of each quote one at a time, so a shopper's own changes never conflict on the version. */
export interface EditQueue {
  run<T>(quoteId: string, edit: () => Promise<T>): Promise<T>;
}

export function createEditQueue(): EditQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(quoteId, edit) {
      const before = last.get(quoteId) ?? Promise.resolve();
      // A failed edit does not block the next.
      const mine = before.then(edit, edit);
      last.set(quoteId, mine);
      const tidy = (): void => {
        if (last.get(quoteId) === mine) last.delete(quoteId);
      };
      mine.then(tidy, tidy);
      return mine;
    },
  };
}
