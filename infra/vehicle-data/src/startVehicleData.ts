import { createApp } from './app';
import type { Environment } from './environment';
import { createVehicleData } from './vehicleData';

const DRAIN_LIMIT_MS = 10_000;

export interface RunningService {
  address: string;
  /** Turns `/ready` to 503, finishes what is under way and closes within ten seconds. */
  stop: () => Promise<void>;
}

/** Starts the service on its port of this machine; several services may share a process. */
export async function startVehicleData(environment: Environment): Promise<RunningService> {
  const { port, logLevel, trustedProxies, rateLimitScale } = environment;
  let draining = false;
  const data = createVehicleData({ today: () => new Date().toISOString().slice(0, 10) });
  const app = await createApp({ data, logLevel, trustedProxies, rateLimitScale, isDraining: () => draining });
  const address = await app.listen({ port, host: '127.0.0.1' });
  const stop = async () => {
    draining = true;
    const limit = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS);
    await app.close();
    clearTimeout(limit);
  };
  return { address, stop };
}
