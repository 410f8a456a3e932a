import { visit } from '../journey/page';
import { offeredCities } from '../journey/start';
import { tell } from '../system/story';

const isLookup = (url: URL) => url.pathname === '/v2/locations/lookup';

describe('a linked ZIP is looked up once (specification 2.3; budgets, start) [2.3-4]', () => {
  test.each([
    ['its answer is there before the scripts', 0],
    ['its answer comes after the scripts', 2500],
  ])('%s: the screen takes the answer that the page asked for', (_name, delayMs) =>
    tell(async (shopper) => {
      shopper.wire.disturb({ match: isLookup, delayMs });
      await visit(shopper, '/quotes/new?zip_code=60018');
      expect(await offeredCities(shopper)).toHaveLength(2);
      expect(shopper.wire.seen.filter((address) => isLookup(new URL(address)))).toHaveLength(1);
    }),
  );
});
