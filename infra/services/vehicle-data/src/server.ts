import { startOrSay, stopOnSignal } from '@infra/server';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { createVehicleData } from './vehicleData';

await startOrSay(async () => {
  const { port, host, preCloseWait, ...environment } = readEnvironment(process.env);
  const isDraining = stopOnSignal(preCloseWait, () => [app]);
  const data = createVehicleData({ today: () => new Date().toISOString().slice(0, 10) });
  const app = await createApp({ data, isDraining, ...environment });
  process.stdout.write(`vehicle data ${await app.listen({ port, host })}\n`);
});
