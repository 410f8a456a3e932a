import type { ActLog, KeptPart, ReleaseList } from '@shared/kit/release';
import type { WatchedSeries } from '../../service/watchRoutes';
import { callService } from './callService';

/** Everything the page shows. */
export interface Board {
  watched: WatchedSeries;
  list: ReleaseList;
  log: ActLog;
  /** What the platform keeps of each part, its owner above all. */
  parts: Record<string, KeptPart>;
}

/** @throws WrongToken, or Error if the service cannot be reached */
export async function readBoard(token: string, minutes: number): Promise<Board> {
  const [watched, list, log, parts] = await Promise.all([
    callService<WatchedSeries>(token, `watch/series?minutes=${minutes}`),
    callService<ReleaseList>(token, 'releases'),
    callService<ActLog>(token, 'log'),
    callService<Record<string, KeptPart>>(token, 'parts'),
  ]);
  return { watched, list, log, parts };
}
