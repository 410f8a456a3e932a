/** One edit after another for each quote, so that a person's own changes never race for the version. */
export interface EditQueue {
  run<T>(quoteId: string, edit: () => Promise<T>): Promise<T>;
}

export function createEditQueue(): EditQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(quoteId, edit) {
      const before = last.get(quoteId) ?? Promise.resolve();
      // A failed edit does not stop the ones behind it.
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
