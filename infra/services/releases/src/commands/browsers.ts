import { buildFolder } from '@shared/kit';
import { buildAll } from '../build/buildAll';
import { appOf } from '../build/places';
import { newerInBuild, SPARED } from '../browsers/newerInBuild';
import { APP_NAMES } from '../model/release';

/**
 * npm run check:browsers: fails if a built file uses what the oldest supported browsers lack
 * (`shared/federation/browserslist.json`), or if one of the exceptions is no longer used.
 */
const builds = await buildAll({ log: console.log });
const found = APP_NAMES.flatMap((name) =>
  newerInBuild(buildFolder(appOf(name), builds[name].source)).map((each) => ({ app: name, ...each })),
);
const lines = [
  ...found
    .filter(({ feature }) => !Object.hasOwn(SPARED, feature))
    .map(({ app, file, feature }) => `${app}: ${file} needs ${feature}, which a supported browser lacks`),
  ...Object.keys(SPARED)
    .filter((spared) => !found.some(({ feature }) => feature === spared))
    .map((spared) => `nothing uses ${spared}: remove it from the exceptions`),
];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
