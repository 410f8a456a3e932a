import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinBrowser, launchBrowserServer } from '@infra/e2e/browser';
import { buildOneBundle } from './bundle/buildOneBundle';
import { publishOneBundle } from './bundle/publishOneBundle';
import { measureAll } from './measure/measureAll';
import { needOneBundle, partsIn } from './measure/parts';
import { report } from './report/report';
import { verdictOf, type Row } from './report/row';
import { serveOneBundle, startSystem } from './system/startSystem';

/** Milliseconds after `ready` until the system counts as at rest. */
const REST = 5000;
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 5;
const parts = partsIn(process.argv.slice(2));
const portBase = Number(process.env['PORT_BASE'] ?? 5700);
const folder = mkdtempSync(join(tmpdir(), 'quote-bench-'));
const [systemData, benchData] = [join(folder, 'system'), join(folder, 'one-bundle')];
const undo: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
const print = (line: string): void => console.log(line);

/** Builds the one bundle and serves it next to the running system; returns its address. */
async function startOneBundle(): Promise<string> {
  print('building the same sources as one bundle ...');
  await publishOneBundle(await buildOneBundle(), systemData, benchData);
  const port = portBase + 50;
  const oneBundle = serveOneBundle(port, portBase, benchData);
  undo.push(() => oneBundle.stop());
  await oneBundle.ready;
  return `http://localhost:${port}`;
}

async function measure(): Promise<{ rows: Row[]; browser: string }> {
  print('starting the system ...');
  const system = startSystem(portBase, systemData);
  undo.push(() => system.stop());
  await system.ready;
  const federated = `http://localhost:${portBase}`;
  const oneBundle = needOneBundle(parts) ? await startOneBundle() : '';
  const server = await launchBrowserServer();
  undo.push(() => server.close());
  const browser = await joinBrowser(server.wsEndpoint());
  await sleep(REST);
  const rows = await measureAll(parts, {
    sites: { browser, federated, oneBundle, runs },
    systemPid: system.process.pid ?? 0,
    debuggingPort: portBase + 60,
    print,
  });
  return { rows, browser: browser.version() };
}

async function cleanUp(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
try {
  const { rows, browser } = await measure();
  report(rows, { runs, browser }, process.argv.includes('--readme'));
  for (const { name } of rows.filter((row) => verdictOf(row) === 'not measured')) {
    console.error(`not measured: ${name}`);
    process.exitCode = 1;
  }
} finally {
  await cleanUp();
}
