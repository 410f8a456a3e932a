import { FetchAhead } from '@shared/federation/remote';
import { StartScreen } from './StartScreen';
import { preloadUnderWay } from './StartUnderWay';

/** What this screen may still need, in case the connection is lost later. */
const NEXT = [{ preload: preloadUnderWay }];

/** The start screen. */
export function Start() {
  return (
    <>
      <StartScreen />
      <FetchAhead parts={NEXT} />
    </>
  );
}
