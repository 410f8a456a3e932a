import type { ChildProcess } from 'node:child_process';

/** The system's processes that do not run now. `down` stays so until a person acts. */
export type PartStates = Readonly<Record<string, 'restarting' | 'down'>>;

/** Tells the site's process which others do not run. `npm start` calls this after every change. */
export function tellPartStates(site: ChildProcess, parts: PartStates): void {
  if (site.connected) site.send({ parts });
}

/** Returns the states that `npm start` told last; none where another supervisor runs the parts. */
export function followPartStates(): () => PartStates {
  let current: PartStates = {};
  process.on('message', (message: { parts?: PartStates }) => (current = message.parts ?? current));
  return () => current;
}
