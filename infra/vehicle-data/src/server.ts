import { startOrSay } from '@infra/server';
import { readEnvironment } from './environment';
import { startVehicleData } from './startVehicleData';

await startOrSay(async () => {
  const { address, stop } = await startVehicleData(readEnvironment(process.env));
  process.stdout.write(`vehicle data ${address}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
});
