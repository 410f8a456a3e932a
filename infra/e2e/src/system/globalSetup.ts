import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem, type System } from './system';

declare global {
  var e2eSystem: System | undefined;
}

/** Starts the one system all journeys run against; its addresses and its log are told through a file. */
export default async function globalSetup(): Promise<void> {
  const system = await startSystem();
  const folder = mkdtempSync(join(tmpdir(), 'quote-e2e-run-'));
  const logFile = join(folder, 'system.log');
  writeFileSync(logFile, system.output());
  system.process.stdout?.on('data', (part) => appendFileSync(logFile, String(part)));
  system.process.stderr?.on('data', (part) => appendFileSync(logFile, String(part)));
  const file = join(folder, 'system.json');
  writeFileSync(file, JSON.stringify({ dataDir: system.dataDir, logFile, pid: system.process.pid }));
  process.env['E2E_SYSTEM_FILE'] = file;
  globalThis.e2eSystem = system;
}
