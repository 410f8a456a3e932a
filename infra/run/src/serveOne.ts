import { resolve } from 'node:path';
import { partsOf } from './parts';
import { startPart, whenReady } from './startPart';

const portBase = Number(process.env.PORT_BASE ?? 3000);
const dataDir = resolve(process.env.DATA_DIR ?? '.data');
const wanted = process.argv[2];
const part = partsOf(portBase).find(({ name }) => name === wanted);
if (!part) {
  console.error(
    `Usage: node infra/run/serve.mjs <${partsOf(portBase)
      .map(({ name }) => name)
      .join('|')}>`,
  );
  process.exit(1);
}
const running = startPart(part, dataDir, (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void running.stop());
await whenReady(running);
console.log(`${part.name} http://localhost:${part.port}  pid ${running.child.pid}`);
