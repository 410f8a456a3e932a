import { resolve } from 'node:path';
import { APP_PORTS, REMOTE_NAMES } from '@infra/releases';

export const repository = resolve(import.meta.dirname, '../../../..');

/** A part of the running system with its own address. */
export interface Part {
  name: string;
  port: number;
  /** Returns 200 when the part is ready. */
  readyPath: string;
  /** The file that runs it: its source, and its name in the build (bundle.mjs). */
  source: string;
  entry: 'api' | 'vehicle-data' | 'releases' | 'providers' | 'edge';
  args: string[];
}

/** One process and the parts it runs. */
export interface PartProcess {
  name: string;
  parts: readonly [Part, ...Part[]];
}

const edge = (name: string, app: string, port: number): Part => ({
  name,
  port,
  readyPath: '/healthz',
  source: 'infra/services/edge/src/server.ts',
  entry: 'edge',
  args: ['--app', app],
});

/** Another company's service, called like the real one (infra/stand-ins). */
const provider = (name: string, port: number): Part => ({
  name,
  port,
  readyPath: '/ready',
  source: 'infra/stand-ins/server.ts',
  entry: 'providers',
  args: [name],
});

/** An app's edge needs a release first; the services do not. */
export const isEdge = ({ entry }: Part): boolean => entry === 'edge';

/** Every part of the system, in the order of starting. */
export function partsOf(portBase: number): Part[] {
  return [
    {
      name: 'api',
      port: portBase + 10,
      readyPath: '/ready',
      source: 'infra/services/api/src/server.ts',
      entry: 'api',
      args: [],
    },
    {
      name: 'vehicle-data',
      port: portBase + 11,
      readyPath: '/v2/vehicles/years',
      source: 'infra/services/vehicle-data/src/server.ts',
      entry: 'vehicle-data',
      args: [],
    },
    {
      name: 'releases',
      port: portBase + 12,
      readyPath: '/ready',
      source: 'infra/services/releases/src/service/server.ts',
      entry: 'releases',
      args: [],
    },
    provider('card-sdk', portBase + 20),
    provider('payment-form', portBase + 21),
    provider('e-sign', portBase + 22),
    provider('chat', portBase + 23),
    provider('mail-box', portBase + 24),
    provider('partner', portBase + 30),
    ...REMOTE_NAMES.map((name) => edge(name, name, portBase + APP_PORTS[name])),
    edge('site', 'shell', portBase),
  ];
}

/** One process per part, except one for all stand-ins: five more Nodes would be a third of the system's memory. */
export function processesOf(parts: readonly Part[]): PartProcess[] {
  const [first, ...more] = parts.filter(({ entry }) => entry === 'providers');
  return parts.flatMap((part) => {
    if (part === first) return [{ name: 'providers', parts: [first, ...more] as const }];
    return part.entry === 'providers' ? [] : [{ name: part.name, parts: [part] as const }];
  });
}
