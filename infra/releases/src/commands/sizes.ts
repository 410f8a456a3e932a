import { buildAll } from '../build/buildAll';
import { overBudget, weigh } from '../model/weigh';
import { printSavings } from './savings';

/**
 * npm run sizes: brotli size of each screen's scripts against its budget; fails if a screen is over. `--
 * --replacements` measures what each replacement inside a package saves.
 */
if (process.argv.includes('--replacements')) {
  await printSavings();
} else {
  const builds = await buildAll({ log: console.log });
  const words = { all: 'all JS', first: 'own JS', step: 'added ', embed: 'all JS' };
  for (const { app, route, of, kilobytes, budget } of weigh(builds))
    console.log(
      `${app.padEnd(6)} ${route.padEnd(40)} ${words[of]} ${kilobytes.toFixed(2).padStart(6)} of ${budget} KB`,
    );
  const over = overBudget(builds);
  for (const line of over) console.error(line);
  if (over.length > 0) process.exitCode = 1;
}
