import { visit } from '../journey/page';
import { offeredCities } from '../journey/start';
import { originOf } from '../system/processes';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

/** The shell's scripts have run once they request those of the first screen. */
const untilAppRuns = ({ wire }: Shopper): Promise<void> =>
  until(
    async () => wire.seen.some((address) => address.startsWith(originOf('quote')) && address.endsWith('.js')),
    'a script of the first screen',
  );

const isLookup = (url: URL) => url.pathname === '/v2/locations/lookup';

describe('a linked ZIP is looked up once (specification 2.3; budgets, start) [2.3-4]', () => {
  test.each(['before', 'after'])(
    "its response arrives %s the scripts: the screen uses the page's request",
    (when) =>
      tell(async (shopper) => {
        const letGo = shopper.wire.disturb({ match: isLookup, late: when === 'after' });
        await visit(shopper, '/quotes/new?zip_code=60018');
        if (when === 'after') await untilAppRuns(shopper);
        letGo();
        expect(await offeredCities(shopper)).toHaveLength(2);
        expect(shopper.wire.seen.filter((address) => isLookup(new URL(address)))).toHaveLength(1);
      }),
  );
});
