import { FetchAhead } from '@shared/federation/remote';
import { LIKELY_NEXT } from '../../screens';
import { StartScreen } from './StartScreen';
import { preloadUnderWay } from './StartUnderWay';

/** Parts this screen may still need have to be loaded before the connection is lost. */
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
