import { usePreload } from '../../usePreload';
import { StartScreen } from './StartScreen';
import { preloadUnderWay } from './StartUnderWay';

/** The start in its place, and what may follow it fetched behind it. */
export function Start() {
  usePreload('start', preloadUnderWay);
  return <StartScreen />;
}
