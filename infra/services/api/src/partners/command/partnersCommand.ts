import { parseArgs } from 'node:util';
import type { PartnerCount } from '@shared/domain';
import { readTheme } from '@shared/embed';
import type { AskApi } from '../../operators/command/askApi';
import { historyOf } from '../../operators/command/history';
import type { Partner } from '../partnerRow';

export const USAGE = `Usage: npm run partners -- <command>
  list                      every partner: key, name, origins, modes, limit, hold, state
  add NAME --origin ORIGIN  a new partner; prints its public key and its secret (shown once)
  set KEY [options]         changes what the options name
  stop KEY, start KEY       switches its quote off and on again, within seconds
  counts KEY                quotes started, priced and bought, by UTC day
  secret KEY                a new secret, which opens the counts; the old one stops working
  remove KEY                its pages get no quote any more, and its counts are deleted
  token                     a new token for these commands on other machines; the old one stops working on every node
  history                   who made tokens and when, newest first
Options of add and set:
  --origin https://bank.example   exact origin of its pages; repeat for more (http only for localhost)
  --mode frame, --mode inline     how its pages may mount the quote; repeat for both (frame)
  --limit 500                     quotes that may start on one UTC day
  --language en|es                used where a page names none (en)
  --theme '{"accent":"#0a5"}'     values of theme tokens
  --hold quote@3f2a-1 | --hold none   the version of the quote it keeps (none: the live one)
  --name NAME                     set: a new name
Option of token:
  --by NAME                       who is recorded (this machine's account)
It asks the API on this machine (PORT_BASE, or API_ORIGIN) with PARTNERS_TOKEN, or with the node's MASTER_KEY or DATA_DIR/master.key.
Example: npm run partners -- add "First Bank" --origin https://www.bank.example --mode frame --limit 2000`;

const OPTIONS = {
  origin: { type: 'string', multiple: true },
  mode: { type: 'string', multiple: true },
  limit: { type: 'string' },
  language: { type: 'string' },
  theme: { type: 'string' },
  hold: { type: 'string' },
  name: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Given = ReturnType<typeof read>['values'];

const read = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`--theme must be JSON such as '{"accent":"#0a5"}'`);
  }
}

/** The API leaves the tokens to the embed, which would ignore a wrong one without a word to whoever runs this. */
function parseTheme(text: string): unknown {
  const theme = parsed(text);
  const { wrong } = readTheme(theme);
  if (wrong.length > 0) throw new Error(`--theme: not valid: ${wrong.join(', ')} (infra/docs/partners.md)`);
  return theme;
}

/** The API checks the values. */
function settingsOf({ origin, mode, limit, language, theme, hold, name }: Given): object {
  return {
    ...(origin && { origins: origin }),
    ...(mode && { modes: mode }),
    ...(limit !== undefined && { daily_limit: Number(limit) }),
    ...(language !== undefined && { language }),
    ...(theme !== undefined && { theme: parseTheme(theme) }),
    ...(hold !== undefined && { hold: hold === 'none' ? null : hold }),
    ...(name !== undefined && { name }),
  };
}

const lineOf = ({ key, name, origins, modes, daily_limit, hold, stopped }: Partner): string =>
  [
    key,
    name,
    origins.join(' '),
    modes.join('+'),
    `${daily_limit} a day`,
    hold === null ? 'live version' : `holds ${hold}`,
    stopped ? 'stopped' : 'on',
  ].join('  ');

const row = (cells: readonly unknown[]): string => cells.map((cell) => String(cell).padStart(10)).join('');

function tableOf(counts: readonly PartnerCount[]): string {
  if (counts.length === 0) return 'No quote yet';
  const columns = ['started', 'priced', 'bought'] as const;
  return [
    row(['day', ...columns]),
    ...counts.map((one) => row([one.day, ...columns.map((name) => one[name])])),
  ].join('\n');
}

async function add(ask: AskApi, name: string, given: Given): Promise<string> {
  const partner = await ask<Partner>('POST', '/partners', { ...settingsOf(given), name });
  const { secret } = await ask<{ secret: string }>('POST', `/partners/${partner.key}/secret`);
  return `${lineOf(partner)}\nsecret ${secret}\nThe secret opens the counts. It is not shown again.`;
}

/** Runs one command and returns what to print. @throws Error that says what is wrong */
export async function partnersCommand(args: string[], ask: AskApi): Promise<string> {
  const { values, positionals } = read(args);
  const [command, target] = positionals;
  if (values.help || command === undefined) return USAGE;
  if (command === 'list') {
    const { partners } = await ask<{ partners: Partner[] }>('GET', '/partners');
    return partners.map(lineOf).join('\n') || 'No partner yet';
  }
  if (command === 'token') return (await ask<{ token: string }>('POST', '/operator-token')).token;
  if (command === 'history') return historyOf(ask, 'token');
  if (target === undefined) throw new Error(USAGE);
  const path = `/partners/${encodeURIComponent(target)}`;
  const change = async (changes: object) => lineOf(await ask<Partner>('PATCH', path, changes));
  switch (command) {
    case 'add':
      return add(ask, target, values);
    case 'set':
      return change(settingsOf(values));
    case 'stop':
      return change({ stopped: true });
    case 'start':
      return change({ stopped: false });
    case 'counts':
      return tableOf((await ask<{ counts: PartnerCount[] }>('GET', `${path}/counts`)).counts);
    case 'secret':
      return (await ask<{ secret: string }>('POST', `${path}/secret`)).secret;
    case 'remove':
      await ask('DELETE', path);
      return `${target} is removed`;
    default:
      throw new Error(USAGE);
  }
}
