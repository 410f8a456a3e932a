import type { ActLog, ReleaseList } from '@shared/kit/release';
import type { WatchedSeries } from '../../service/watchRoutes';

/** Everything the page shows. */
export interface Board {
  watched: WatchedSeries;
  list: ReleaseList;
  log: ActLog;
}

/** The token is unknown or revoked. */
export class WrongToken extends Error {}

async function get<T>(path: string, token: string): Promise<T> {
  const answer = await fetch(`/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 401) throw new WrongToken();
  if (!answer.ok) throw new Error(`The release service answered with ${answer.status}.`);
  const value: T = await answer.json();
  return value;
}

/** @throws WrongToken, or Error if the service cannot be reached */
export async function readBoard(token: string, minutes: number): Promise<Board> {
  const [watched, list, log] = await Promise.all([
    get<WatchedSeries>(`watch/series?minutes=${minutes}`, token),
    get<ReleaseList>('releases', token),
    get<ActLog>('log', token),
  ]);
  return { watched, list, log };
}
