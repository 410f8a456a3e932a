import { endStarted } from './run';

/** Stops what the setup and the stories started; a system that ran before keeps running. */
export default async function globalTeardown(): Promise<void> {
  endStarted();
  await globalThis.e2eBrowser?.kill();
  await globalThis.e2eSystem?.stop();
}
