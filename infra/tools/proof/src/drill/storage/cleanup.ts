import { rmSync } from 'node:fs';

const steps: (() => void)[] = [];

/** A cleanup that runs once: when the returned function is called, or when the process ends (`cleanUpAtExit`). */
export function registerCleanup(step: () => void): () => void {
  const once = () => {
    const at = steps.indexOf(once);
    if (at === -1) return;
    steps.splice(at, 1);
    step();
  };
  steps.push(once);
  return once;
}

/** A folder that a recently killed process may still write to. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** However this process ends, by an error or a signal, nothing of the drill stays on the machine. */
export function cleanUpAtExit(): void {
  process.on('exit', () => {
    for (const step of steps.toReversed()) {
      try {
        step();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
}
