import { MIGRATE_PART } from '@infra/api/migrate';
import { API_PART } from '@infra/api/settings';
import { EDGE_PART, SITE_EDGE_PART } from '@infra/edge/settings';
import { RELEASES_PART } from '@infra/releases/settings';
import { partsOf } from '@infra/run/parts';
import { readSettings, type Table, type Variables } from '@infra/server';
import { VEHICLE_DATA_PART } from '@infra/vehicle-data/settings';

/** A process of a deployment, as the code knows it. */
export interface DeployedPart {
  name: string;
  /** The image's arguments. */
  args: readonly string[];
  /** Where it listens; null for one that ends. */
  port: number | null;
  settings: Table;
  /** Reads and checks its settings, as its start does. @throws WrongSettings */
  read: (variables: Variables) => unknown;
}

const PORT_BASE = 3000;

/** The settings that an entry of the image reads; the site's edge reads more than those of remotes. */
function partOf(entry: string, name: string): Pick<DeployedPart, 'settings' | 'read'> {
  if (entry === 'api') return { settings: API_PART.settings, read: (from) => readSettings(API_PART, from) };
  if (entry === 'releases')
    return { settings: RELEASES_PART.settings, read: (from) => readSettings(RELEASES_PART, from) };
  if (entry === 'vehicle-data')
    return { settings: VEHICLE_DATA_PART.settings, read: (from) => readSettings(VEHICLE_DATA_PART, from) };
  const edge = name === 'site' ? SITE_EDGE_PART : EDGE_PART;
  return { settings: edge.settings, read: (from) => readSettings(edge, from) };
}

/** Every part that is deployed: all but the stand-ins, and the migration. */
export const DEPLOYED_PARTS: readonly DeployedPart[] = [
  ...partsOf(PORT_BASE)
    .filter(({ entry }) => entry !== 'providers')
    .map(({ name, port, entry, args }) => ({ name, port, args: [entry, ...args], ...partOf(entry, name) })),
  {
    name: 'migrate',
    args: ['api', 'migrate'],
    port: null,
    settings: MIGRATE_PART.settings,
    read: (from) => readSettings(MIGRATE_PART, from),
  },
];
