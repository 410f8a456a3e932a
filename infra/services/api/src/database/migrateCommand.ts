import { plain, readSettings, setting, type Part, type Variables } from '@infra/server';
import { DATABASE_URL } from '../settings';
import { openMigrator } from './openPostgres';
import { prepareNodeRole } from './nodeRole';

const settings = {
  DATABASE_URL,
  DATABASE_ROLE: setting(plain, {
    about: 'the user that API nodes run as: it may read and write rows, has timeouts, and owns nothing',
    example: 'quotes_node',
    otherwise: 'only migrates',
  }),
} as const;

/** What `api migrate` reads; `DATABASE_URL` names a user who may change tables. */
export const MIGRATE_PART = {
  settings,
  rules: [
    { says: 'DATABASE_URL must be set for api migrate', holds: (values) => values.DATABASE_URL !== null },
  ],
} satisfies Part<typeof settings>;

/**
 * `api migrate`: brings the tables to this release, prepares the nodes' user, and ends, so that no node needs the right
 * to change tables. It goes past a pooler. @throws Error with one sentence
 */
export async function migrateCommand(variables: Variables): Promise<string> {
  const values = readSettings(MIGRATE_PART, variables);
  const database = await openMigrator(values.DATABASE_URL ?? '');
  try {
    if (values.DATABASE_ROLE === null) return 'migrated';
    await prepareNodeRole(database, values.DATABASE_ROLE);
    return `migrated; ${values.DATABASE_ROLE} may read and write, and has its timeouts`;
  } finally {
    await database.destroy();
  }
}
