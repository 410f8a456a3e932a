import { resolve } from 'node:path';
import { partsOf } from './parts';
import { builtCommand, linesOf, startProcess, whenReady } from './startProcess';

/** `node infra/run/serve.mjs <name>`, with the back end's build in this folder. */
export async function run(back: string): Promise<void> {
  const parts = partsOf(Number(process.env.PORT_BASE ?? 3000));
  const part = parts.find(({ name }) => name === process.argv[2]);
  if (!part) throw new Error(`Usage: node infra/run/serve.mjs <${parts.map(({ name }) => name).join('|')}>`);
  const alone = { name: part.name, parts: [part] as const };
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  const running = startProcess(alone, dataDir, builtCommand(back, alone), (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void running.stop());
  await whenReady(running);
  console.log(linesOf(running).join('\n'));
}
