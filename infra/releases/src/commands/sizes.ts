import { buildAll } from '../build/buildAll';
import { REMOTE_NAMES, type Build } from '../model/release';

const builds = await buildAll({ log: console.log });
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const weigh = ({ files }: Build, names: readonly string[]) =>
  names.reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);

const START = '/quotes/new';
const shell = weigh(builds.shell, builds.shell.initial);
const step = weigh(builds.shell, builds.shell.screens?.['*'] ?? []);
console.log(
  `shell, on every route       ${kilobytes(shell)} brotli; with every step ${kilobytes(step)} more`,
);
for (const name of REMOTE_NAMES) {
  const build = builds[name];
  // Spanish, the longer of the two languages.
  const first = [...build.initial, ...(build.texts?.es.initial ?? [])];
  const own = weigh(build, first);
  console.log(`${name.padEnd(6)} ${kilobytes(own)} on each of its routes`);
  const routes = [...new Set([...build.routes.slice(0, 1), ...Object.keys(build.screens ?? {})])];
  for (const route of routes) {
    const screen = [...(build.screens?.[route] ?? []), ...(build.texts?.es.screens[route] ?? [])];
    const all = shell + own + weigh(build, screen) + (route === START ? 0 : step);
    const isFirst = route === build.routes[0];
    const verdict = isFirst
      ? `; budget ${kilobytes(build.byteBudget)}: ${all <= build.byteBudget ? 'within' : 'OVER'}`
      : '';
    console.log(`         ${route.padEnd(42)} all JS ${kilobytes(all)}${verdict}`);
  }
  const texts = Object.values(build.texts?.es.screens ?? {}).flat();
  const known = new Set([...first, ...Object.values(build.screens ?? {}).flat(), ...texts]);
  const later = Object.keys(build.files).filter((file) => file.endsWith('.js') && !known.has(file));
  for (const file of later)
    console.log(`         later ${file.padEnd(34)} ${kilobytes(weigh(build, [file]))}`);
}
