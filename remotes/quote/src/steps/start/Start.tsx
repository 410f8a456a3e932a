import { FetchAhead } from '@shared/federation/remote';
import { LIKELY_NEXT } from '../../screens';
import { StartScreen } from './StartScreen';
import { preloadUnderWay } from './StartUnderWay';

/** First what this screen may still need, in case the connection is lost later; then the likely next steps. */
const NEXT = [{ preload: preloadUnderWay }, ...LIKELY_NEXT.start];

/** The start screen, which prefetches what may follow it. */
export function Start() {
  return (
    <>
      <StartScreen />
      <FetchAhead parts={NEXT} />
    </>
  );
}
