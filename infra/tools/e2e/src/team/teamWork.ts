import type { Browser } from 'playwright-core';
import { npm } from './command';
import { serveAlone } from './serveAlone';
import { seeAlone } from './shoppers';
import { step } from './step';
import { edit, type TeamFolder } from './teamFolder';

/** The review has another heading: in the screen, in the static page and in the tests. */
function changeHeading(team: TeamFolder): void {
  edit(team, 'steps/review/ReviewScreen.tsx', "t('review.title')", "t('summary.title')");
  edit(team, 'steps.ts', "'quotes:review.title'", "'quotes:summary.title'");
  for (const test of ['journey/QuoteStep', 'steps/review/ReviewScreen', 'steps/start/StartScreen', 'routes'])
    edit(team, `${test}.test.tsx`, 'Check your answers', 'Your quote so far');
}

/** The change, then what a team runs before it publishes. */
export async function changeAndTest(team: TeamFolder, browser: Browser): Promise<void> {
  const { folder } = team;
  changeHeading(team);
  await step('checked the types of the changed quote', () => npm({ folder }, 'run', '--silent', 'types'));
  await step('ran its tests', () => npm({ folder }, 'test', '--silent'));
  await step('built it', () => npm({ folder }, 'run', '--silent', 'build'));
  await step('ran it on a page of its own', async () => {
    const { site, stop } = await serveAlone(folder);
    await seeAlone(browser, site).finally(stop);
  });
}
