import { resolve } from 'node:path';
import { partsOf, processesOf } from './parts';
import { PORT_BASE, readSettings } from '@infra/server';
import { demandPorts } from './takenPorts';
import { builtCommand, linesOf, startProcess, whenReady } from './startProcess';

/** `node infra/tools/run/serve.mjs <name>`, with the back end's build in this folder. */
export async function run(back: string): Promise<void> {
  const parts = partsOf(readSettings({ settings: { PORT_BASE } }, process.env).PORT_BASE);
  const choices = [
    ...parts.map((part) => ({ name: part.name, parts: [part] as const })),
    ...processesOf(parts),
  ];
  const names = [...new Set(choices.map(({ name }) => name))];
  const chosen = choices.find(({ name }) => name === process.argv[2]);
  if (!chosen) throw new Error(`Usage: node infra/tools/run/serve.mjs <${names.join('|')}>`);
  await demandPorts(chosen.parts.map(({ port }) => port));
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  const running = startProcess(chosen, dataDir, builtCommand(back, chosen), (code) =>
    process.exit(code ?? 0),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void running.stop());
  await whenReady(running);
  console.log(linesOf(running).join('\n'));
}
