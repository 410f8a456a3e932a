import { MIGRATE_PART } from '@infra/api/migrate';
import { API_PART } from '@infra/api/settings';
import { SITE_EDGE_PART } from '@infra/edge/settings';
import { RELEASES_PART } from '@infra/releases/settings';
import { START_PART } from '@infra/run/settings';
import { plain, setting, type Part, type Table } from '@infra/server';
import { STAND_INS_PART } from '@infra/stand-ins/settings';
import { VEHICLE_DATA_PART } from '@infra/vehicle-data/settings';

const COMMANDS_PART = {
  settings: {
    RELEASE_TOKEN: setting(plain, {
      about: 'who acts on releases with `--service`; made by `npm run release -- token create`',
      example: 'quote-team.5f0c9e21',
      otherwise: 'nobody',
      isSecret: true,
    }),
  },
} satisfies Part;

/** What reads settings, under the heading of the page. */
export interface SystemPart {
  title: string;
  about: string;
  settings: Table;
  rules: readonly string[];
}

const part = (title: string, about: string, { settings, rules = [] }: Described): SystemPart => ({
  title,
  about,
  settings,
  rules: rules.map(({ says }) => says),
});
interface Described {
  settings: Table;
  rules?: readonly { says: string }[];
}

export const SYSTEM_PARTS: readonly SystemPart[] = [
  part('api', 'Each API node, on port +10.', API_PART),
  part(
    'edge',
    'The edge of the site (`shell`, port +0) and of each remote (`quote` +1, `rates` +2, `bind` +3). A remote only serves files: its edge needs `SITE_URL`, the store of releases and `RELEASE_PUBLIC_KEY`.',
    SITE_EDGE_PART,
  ),
  part(
    'api migrate',
    'Brings the tables to this release and ends, so that nodes need no right to change tables.',
    MIGRATE_PART,
  ),
  part('releases', 'The release service, on port +12, and the command `npm run release`.', RELEASES_PART),
  part('vehicle-data', 'The vehicle data, on port +11.', VEHICLE_DATA_PART),
  part(
    'npm start',
    'What `npm start` itself reads. It passes all its variables on to the parts.',
    START_PART,
  ),
  part('commands', 'Commands also read the settings above of the part that they work on.', COMMANDS_PART),
  part(
    'stand-ins',
    'The stand-ins for other companies, on ports +20 to +30, are for one machine and for trying.',
    STAND_INS_PART,
  ),
];
