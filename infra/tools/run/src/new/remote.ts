import { APP_PORTS } from '@infra/releases';
import { Misuse, type Plan } from './plan';
import { capitalized, filesFrom } from './templates';

const APPS = 'infra/services/releases/src/model/apps.ts';

/** Ports from here on belong to the services. */
const FIRST_SERVICE = 10;

/** First segments of addresses that the site answers itself, and names of other parts. */
const TAKEN = new Set([
  'assets',
  'healthz',
  'ready',
  'metrics',
  'v2',
  'dev',
  'legal',
  'resume',
  'site',
  'api',
  'releases',
  'providers',
  'chat',
  'common',
  'forms',
  'validation',
  'questions',
  'coverages',
  'quotes',
  'vehicles',
  'drivers',
  'bol',
]);

/** A remote: a team's own part of the site, with its route, texts, port and place in releases. */
export function remotePlan(name: string): Plan {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new Misuse(
      `"${name}" is no name for a remote: 2 to 20 lowercase letters and digits, a letter first`,
    );
  if (TAKEN.has(name)) throw new Misuse(`"${name}" is taken by another part of the site`);
  const port = Math.max(...Object.values(APP_PORTS)) + 1;
  const isKnown = Object.hasOwn(APP_PORTS, name);
  if (!isKnown && port >= FIRST_SERVICE)
    throw new Misuse(`No port below base+${FIRST_SERVICE} is free: add one in ${APPS} by hand`);
  return {
    files: filesFrom('remote', { name, Name: capitalized(name) }),
    lines: [{ file: APPS, after: /^ {2}\w+: \d+,$/, text: `\n  ${name}: ${port},` }],
    next: [
      `npx jest remotes/${name}: one test fails and says what to write first`,
      `node infra/tools/run/serve.mjs ${name} and npm run release -- publish --why "...": a release with it, which nobody gets yet`,
      `npm run walk and npm run release -- promote, each with that release: live in the running site, at /${name} once a quote is started`,
    ],
  };
}
