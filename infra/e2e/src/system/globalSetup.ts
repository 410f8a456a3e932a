import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRunFolder, writeRun } from './run';
import { startSystem, type System } from './system';

declare global {
  var e2eSystem: System | undefined;
}

/**
 * Starts the one system that all stories share. `E2E_RUNNING=<data folder>` joins a system that runs
 * already on `E2E_PORT_BASE` and whose output stands in `<data folder>/start.log`.
 */
export default async function globalSetup(): Promise<void> {
  const folder = newRunFolder();
  const running = process.env['E2E_RUNNING'];
  if (running !== undefined) {
    writeRun(folder, { dataDir: running, logFile: join(running, 'start.log') });
    return;
  }
  const logFile = join(folder, 'system.log');
  const system = await startSystem();
  writeFileSync(logFile, system.output());
  for (const stream of [system.process.stdout, system.process.stderr]) {
    stream?.on('data', (part) => appendFileSync(logFile, String(part)));
  }
  writeRun(folder, { dataDir: system.dataDir, logFile });
  globalThis.e2eSystem = system;
}
