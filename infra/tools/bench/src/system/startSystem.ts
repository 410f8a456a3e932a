import { startNode, type Running } from './childProcess';

/**
 * The whole system, started as in the README. Rate limits are raised, because the bench is one address that loads
 * pages very often.
 */
export function startSystem(portBase: number, dataDir: string): Running {
  const env = { PORT_BASE: String(portBase), DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100' };
  return startNode(['infra/tools/run/start.mjs'], env, (output) => /^ready http/m.test(output));
}

/** A second edge of the site, which serves the one-bundle release over the same API. */
export function serveOneBundle(port: number, systemPorts: number, dataDir: string): Running {
  const origin = `http://localhost:${port}`;
  const env = {
    PORT_BASE: String(port),
    DATA_DIR: dataDir,
    API_ORIGIN: `http://127.0.0.1:${systemPorts + 10}`,
    VEHICLE_DATA_ORIGIN: `http://localhost:${systemPorts + 11}`,
    QUOTE_ORIGIN: origin,
    RATES_ORIGIN: origin,
    BIND_ORIGIN: origin,
  };
  return startNode(['infra/tools/run/serve.mjs', 'site'], env, async () => {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    return answer?.ok === true;
  });
}
