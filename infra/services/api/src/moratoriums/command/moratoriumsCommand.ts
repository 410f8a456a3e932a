import { parseArgs } from 'node:util';
import type { Moratorium } from '@shared/domain';
import type { AskApi } from '../../operators/command/askApi';
import { historyOf } from '../../operators/command/history';
import { moratoriumSchema } from '../moratoriumSchema';
import type { ListedMoratorium } from '../moratoriumStore';

export const USAGE = `Usage: npm run moratoriums -- <command>
  list                 every stop of new business, newest first: id, what is stopped, its days
  add [options]        a new stop; it applies on every node within seconds
  end ID               ends a stop at once
  end ID --until DAY   sets its last day
  history              who changed what and when, newest first
Options of add (a carrier, a state, or both):
  --carrier USHC       the carrier's code
  --state TX           a state
  --county Galveston   a county of that state, spelled as in the ZIP table
  --from 2026-08-10    first day, local where the cars are kept
  --until 2026-08-31   last day, once it is known
Option of add and end:
  --by NAME            who is recorded (this machine's account)
It asks the API on this machine (PORT_BASE, or API_ORIGIN) with PARTNERS_TOKEN, or with the node's MASTER_KEY or DATA_DIR/master.key.
Example: npm run moratoriums -- add --state TX --county Galveston --from 2026-08-10`;

const OPTIONS = {
  carrier: { type: 'string' },
  state: { type: 'string' },
  county: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const read = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });

type Given = ReturnType<typeof read>['values'];

const lineOf = ({ id, carrier, state, county, from, until, ended_at: ended }: ListedMoratorium): string =>
  [
    id,
    carrier ?? 'every carrier',
    county === undefined ? (state ?? 'every state') : `${county} County, ${state}`,
    `from ${from}`,
    until === undefined ? 'without an end' : `until ${until}`,
    ...(ended === undefined ? [] : [`ended ${ended}`]),
  ].join('  ');

/** The API checks it again; here the sentence says what is wrong. */
const entryIn = ({ help: _help, ...entry }: Given): Moratorium => moratoriumSchema.validateSync(entry);

/** Runs one command and returns what to print. @throws Error that says what is wrong */
export async function moratoriumsCommand(args: string[], ask: AskApi): Promise<string> {
  const { values, positionals } = read(args);
  const [command, id] = positionals;
  if (values.help || command === undefined) return USAGE;
  if (command === 'history') return historyOf(ask, 'moratorium');
  if (command === 'list') {
    const { moratoriums } = await ask<{ moratoriums: ListedMoratorium[] }>('GET', '/moratoriums');
    return moratoriums.map(lineOf).join('\n') || 'Nothing is stopped';
  }
  if (command === 'add') return lineOf(await ask<ListedMoratorium>('POST', '/moratoriums', entryIn(values)));
  if (command !== 'end' || id === undefined) throw new Error(USAGE);
  const { until } = values;
  const path = `/moratoriums/${encodeURIComponent(id)}/end`;
  return lineOf(await ask<ListedMoratorium>('POST', path, until === undefined ? {} : { until }));
}
