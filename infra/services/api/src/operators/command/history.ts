import type { ListedAct } from '../operatorActs';
import type { AskApi } from './askApi';

const lineOf = ({ at, operator, act, facts }: ListedAct): string =>
  [new Date(at).toISOString(), operator, act, JSON.stringify(facts)].join('  ');

/** Who did what and when, newest first. */
export async function historyOf(ask: AskApi, subject: 'moratorium' | 'token'): Promise<string> {
  const { acts } = await ask<{ acts: ListedAct[] }>('GET', `/operator-acts?subject=${subject}`);
  return acts.map(lineOf).join('\n') || 'Nothing yet';
}
