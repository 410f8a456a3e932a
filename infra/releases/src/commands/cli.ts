import { resolve } from 'node:path';
import { runRelease, SERVING, teamTool, type Asked, type ReleaseTool } from '@shared/kit/release';
import { buildAll } from '../build/buildAll';
import { appOf } from '../build/places';
import { APP_NAMES } from '../model/release';
import { openStore } from '../store/openStore';
import { localDesk } from './localDesk';
import { publish } from './publish';
import { tokenCommand } from './tokenCommand';

const usage = `Usage: npm run release -- [--service URL] <command> --why "the reason"
  publish [--live]            build what changed and publish it as a release; --live also promotes it
  publish PART [--build FOLDER] [--live]   with --service: upload one part, built now or in that folder
${SERVING}
  freeze, unfreeze            nothing goes live in between; rollback still works
  sweep [--dry-run]           removes what no release needs any more; --dry-run only lists it
  token create NAME --part PART, token list, token revoke NAME   (PART * is the platform)
With --service, RELEASE_TOKEN holds the token.`;

/** The releases folder of this machine. npm runs this in its workspace; paths are relative to where it was called. */
function localTool(asked: Asked): ReleaseTool {
  const dataDir = resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR ?? '.data');
  const store = openStore({ ...process.env, DATA_DIR: dataDir });
  return {
    usage,
    desk: localDesk(store),
    async publish(why) {
      if (asked.target) throw new Error(`publish ${asked.target} needs --service URL`);
      return publish(store, await buildAll({ log: console.log }), { why });
    },
    more: { token: () => tokenCommand(store, asked.rest, asked) },
  };
}

function partOf({ target }: Asked) {
  const part = APP_NAMES.find((known) => known === target);
  if (!part) throw new Error(`publish needs a part: ${APP_NAMES.join(', ')}`);
  return appOf(part);
}

await runRelease((asked) => (asked.service ? teamTool(asked, () => partOf(asked)) : localTool(asked)));
