import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import { launchBrowserServer } from './browser';
import { giveHistory } from './giveHistory';
import { newRunFolder, writeRun } from './run';
import { PORT_BASE, startSystem, type System } from './system';

declare global {
  var e2eSystem: System | undefined;
  var e2eBrowser: BrowserServer | undefined;
}

interface Running {
  dataDir: string;
  logFile: string;
}

/**
 * The running system on `E2E_PORT_BASE` if `E2E_RUNNING=<data folder>` names it, with its output in `<data
 * folder>/start.log`; else a new one.
 */
async function systemOf(folder: string): Promise<Running> {
  const running = process.env['E2E_RUNNING'];
  if (running !== undefined) return { dataDir: running, logFile: join(running, 'start.log') };
  const logFile = join(folder, 'system.log');
  const system = await startSystem();
  globalThis.e2eSystem = system;
  writeFileSync(logFile, system.output());
  for (const stream of [system.process.stdout, system.process.stderr]) {
    stream?.on('data', (part) => appendFileSync(logFile, String(part)));
  }
  return { dataDir: system.dataDir, logFile };
}

/** Starts the one system and the one browser that all workers' stories share. */
export default async function globalSetup(): Promise<void> {
  const folder = newRunFolder();
  const [system, browser] = await Promise.all([systemOf(folder), launchBrowserServer()]);
  await giveHistory(PORT_BASE, system.dataDir);
  globalThis.e2eBrowser = browser;
  writeRun(folder, { ...system, browser: browser.wsEndpoint() });
}
