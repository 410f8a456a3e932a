import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { API_ORIGIN, DATA_DIR, PORT_BASE, readKey, readSettings } from '@infra/server';
import { createVault } from '../../crypto/vault';
import { moratoriumsCommand } from '../../moratoriums/command/moratoriumsCommand';
import { partnersCommand } from '../../partners/command/partnersCommand';
import { MASTER_KEY, PARTNERS_TOKEN } from '../../settings';
import { proofOf } from '../commandProof';
import { askApiAt } from './askApi';

const { env, argv } = process;
const settings = { PORT_BASE, DATA_DIR, API_ORIGIN, MASTER_KEY, PARTNERS_TOKEN };

/** The master key of this machine's node. */
function masterKeyOf(given: Buffer | null, dataDir: string): Buffer {
  if (given !== null) return given;
  const file = join(dataDir, 'master.key');
  if (existsSync(file)) return readKey(readFileSync(file, 'utf8'), file);
  throw new Error(`Set PARTNERS_TOKEN, or MASTER_KEY, or DATA_DIR to a node's folder (no key in ${dataDir})`);
}

const COMMANDS = new Map(Object.entries({ partners: partnersCommand, moratoriums: moratoriumsCommand }));

/** `--by NAME` anywhere among the arguments; else the account on this machine. */
function callerIn(args: string[]): { operator: string; rest: string[] } {
  const at = args.indexOf('--by');
  if (at === -1) return { operator: userInfo().username, rest: args };
  return { operator: args[at + 1] ?? '', rest: args.toSpliced(at, 2) };
}

try {
  const [name = '', ...args] = argv.slice(2);
  const command = COMMANDS.get(name);
  if (!command) throw new Error(`${name} is none of ${[...COMMANDS.keys()].join(', ')}`);
  const { operator, rest } = callerIn(args);
  const values = readSettings({ settings }, env);
  // npm runs this in its workspace; paths are relative to where it was called.
  const dataDir = resolve(env['INIT_CWD'] ?? '.', values.DATA_DIR);
  const origin = values.API_ORIGIN ?? `http://127.0.0.1:${values.PORT_BASE + 10}`;
  const token = () =>
    values.PARTNERS_TOKEN ?? proofOf(createVault(masterKeyOf(values.MASTER_KEY, dataDir)), Date.now());
  console.log(await command(rest, askApiAt(origin, { token, operator })));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
