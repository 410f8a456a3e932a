/** Calls at a time: enough to hide a store's delay. */
const AT_ONCE = 16;

/** Does the work for every item, some at a time; after the first failure, no further one begins. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
