import { endStarted } from './run';

/** Stops what the set-up and the tests started. A system that ran before keeps what was started again in it. */
export default async function globalTeardown(): Promise<void> {
  if (process.env['E2E_RUNNING'] === undefined) endStarted();
  await globalThis.e2eSystem?.stop();
}
