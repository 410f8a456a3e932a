/** Stops what the set-up started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.e2eSystem?.stop();
}
