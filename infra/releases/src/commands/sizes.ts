import { buildAll } from '../build/buildAll';
import { REMOTE_NAMES, type Build } from '../model/release';

const builds = await buildAll({ log: console.log });
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const weigh = ({ files }: Build, names: readonly string[]) =>
  names.reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);

const shell = weigh(builds.shell, builds.shell.initial);
console.log(`shell, on every route       ${kilobytes(shell)} brotli`);
for (const name of REMOTE_NAMES) {
  const build = builds[name];
  const own = weigh(build, build.initial);
  const verdict = shell + own <= build.byteBudget ? 'within' : 'OVER';
  console.log(
    `${name.padEnd(6)} first screen, all JS ${kilobytes(shell + own)} = shell + ${kilobytes(own)}; ` +
      `budget ${kilobytes(build.byteBudget)}: ${verdict}`,
  );
  const later = Object.keys(build.files).filter(
    (file) => file.endsWith('.js') && !build.initial.includes(file),
  );
  for (const file of later)
    console.log(`         later ${file.padEnd(34)} ${kilobytes(weigh(build, [file]))}`);
}
