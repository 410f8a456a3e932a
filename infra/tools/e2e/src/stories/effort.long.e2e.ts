import baseline from '../effort/baseline.json';
import { figuresOf, worseThan } from '../effort/compareEffort';
import { PHONE, shortestWay } from '../effort/shortestWay';
import { tell } from '../system/story';

describe('from a ZIP to the price and to the signed policy', () => {
  test('one car and one driver cost no more screens, taps, keys and scrolling than before', () =>
    tell(async (shopper) => {
      expect(worseThan(baseline, figuresOf(await shortestWay(shopper)))).toEqual([]);
    }, PHONE));
});
