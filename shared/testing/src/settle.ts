/**
 * Lets everything that is under way come to its end, before a test says that nothing more happens. Turns of the event
 * loop, not a time: a busy machine takes as long as it needs.
 */
export async function settle(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
