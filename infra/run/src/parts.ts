import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

/** A process of the running system. */
export interface Part {
  name: string;
  script: string;
  args: string[];
  port: number;
  /** Answers 200 when the part can be used. */
  readyPath: string;
}

const edge = (name: string, app: string, port: number): Part => ({
  name,
  script: 'infra/edge/src/server.ts',
  args: ['--app', app],
  port,
  readyPath: '/healthz',
});

/** Another company's service, as it would be spoken to (infra/providers). */
const provider = (name: string, port: number): Part => ({
  name,
  script: `infra/providers/${name}/src/server.ts`,
  args: [],
  port,
  readyPath: '/ready',
});

/** Every process of the system, in the order of starting; a part whose source is not there is left out. */
export function partsOf(portBase: number): Part[] {
  const all: Part[] = [
    { name: 'api', script: 'infra/api/src/server.ts', args: [], port: portBase + 10, readyPath: '/ready' },
    {
      name: 'vehicle-data',
      script: 'infra/vehicle-data/src/server.ts',
      args: [],
      port: portBase + 11,
      readyPath: '/v2/vehicles/years',
    },
    provider('card-sdk', portBase + 20),
    provider('payment-form', portBase + 21),
    provider('e-sign', portBase + 22),
    provider('chat', portBase + 23),
    provider('mail-box', portBase + 24),
    edge('quote', 'quote', portBase + 1),
    edge('rates', 'rates', portBase + 2),
    edge('bind', 'bind', portBase + 3),
    edge('site', 'shell', portBase),
  ];
  return all.filter(({ script }) => existsSync(join(repository, script)));
}
