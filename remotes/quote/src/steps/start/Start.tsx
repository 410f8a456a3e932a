import { FetchAhead } from '@shared/federation/remote';
import { LIKELY_NEXT } from '../../screens';
import { StartScreen } from './StartScreen';
import { preloadUnderWay } from './StartUnderWay';

/** What may still be shown in this screen must be there when the line is not. */
const NEXT = [{ preload: preloadUnderWay }, ...LIKELY_NEXT.start];

/** The start in its place, and what may follow it fetched behind it. */
export function Start() {
  return (
    <>
      <StartScreen />
      <FetchAhead parts={NEXT} />
    </>
  );
}
