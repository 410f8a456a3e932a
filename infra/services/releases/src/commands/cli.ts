import { resolve } from 'node:path';
import { checkApp, runRelease, SERVING, teamTool, type Asked, type ReleaseTool } from '@shared/kit/release';
import { buildAll } from '../build/buildAll';
import { appOf } from '../build/places';
import { readApi, readHolds } from '../gate/askApi';
import { appNamed } from '../model/apps';
import { openStore } from '../store/openStore';
import { checkWorkingApi } from './checkWorkingApi';
import { localDesk } from './localDesk';
import { publish } from './publish';
import { tokenCommand } from './tokenCommand';

const usage = `Usage: npm run release -- [--service URL] <command> --why "the reason"
  publish [--live]            build and publish what changed; --live also promotes it, if walks are waived
  publish PART [--build FOLDER] [--live]   with --service: upload one part, built now or in that folder
  check PART [--build FOLDER] say what publish would say, without sending the build's files
  check api                   say what these sources' API would break for the clients of the kept versions
${SERVING}
  freeze, unfreeze            nothing goes live in between; rollback still works
  waive-walks, demand-walks   in between, versions go live that no browser walked through (npm run walk)
  set-part PART JSON          changes what is kept of a part: owner, budgets, routes (the first part of their paths)
  sweep [--dry-run]           removes what nobody needs any more; --dry-run only lists it
  token create NAME --part PART [--scope read|publish|live] [--days 90]
                              print a new token once (* is the platform, walks the job that walks)
  token list, token revoke NAME
With --service, RELEASE_TOKEN holds the token.`;

const fromOf = ({ build }: Asked) =>
  build === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', build);

/** The releases folder of this machine. npm runs this in its workspace; paths are relative to where it was called. */
function localTool(asked: Asked): ReleaseTool {
  const dataDir = resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR ?? '.data');
  const store = openStore({ ...process.env, DATA_DIR: dataDir });
  const askApi = readApi(process.env);
  const askHolds = readHolds(process.env);
  const desk = localDesk(store, askApi, askHolds);
  return {
    desk,
    check: async () =>
      asked.target === 'api'
        ? checkWorkingApi(store, askApi, askHolds)
        : checkApp(desk, appOf(appNamed(asked.target)), fromOf(asked)),
    async publish(why) {
      if (asked.target) throw new Error(`publish ${asked.target} needs --service URL`);
      return (
        await publish(store, await buildAll({ log: asked.json ? console.error : console.log }), {
          why,
          askApi,
        })
      ).published;
    },
    more: { token: () => tokenCommand(store, asked.rest, asked) },
  };
}

/** @throws for the API, whose check reads every kept release */
function partOf({ command, target }: Asked) {
  if (command === 'check' && target === 'api')
    throw new Error('check api needs the releases themselves: run it on their machine, without --service');
  return appOf(appNamed(target));
}

await runRelease(usage, (asked) => (asked.service ? teamTool(asked, () => partOf(asked)) : localTool(asked)));
