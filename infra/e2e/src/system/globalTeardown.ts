import { endStarted } from './run';

/** Stops what the set-up and the tests started. */
export default async function globalTeardown(): Promise<void> {
  endStarted();
  await globalThis.e2eBrowser?.close();
  await globalThis.e2eSystem?.stop();
}
