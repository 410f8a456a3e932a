/**
 * Lets all pending work finish before a test asserts that nothing more happens. Counts event loop turns instead of
 * time, so a busy machine takes as long as it needs.
 */
export async function settle(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
