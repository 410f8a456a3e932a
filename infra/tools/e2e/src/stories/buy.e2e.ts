import { paths } from '@shared/domain';
import { inLongForm } from '@shared/testing/form';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { arriveAt, seeHeading, stored, visit } from '../journey/page';
import { buyAndCheck } from '../journey/payment/buyAndCheck';
import { goHome } from '../journey/payment/goHome';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** A bought policy is not paid again; the link home leads to the marketing site and forgets the quote. */
async function endAtHome(shopper: Shopper): Promise<void> {
  await visit(shopper, paths.payments());
  await arriveAt(shopper, /\/(final|issued)$/);
  await goHome(shopper);
  await visit(shopper, paths.privacy());
  await seeHeading(shopper, shopper.t('shell:privacyPage.title'));
  expect(await stored(shopper, 'quoteId')).toBeNull();
}

describe('a policy bought and compared to what is stored: papers, charge, letter (readings 3, 7 and 8)', () => {
  test.each(['FCIC', 'IIC'] as const)(
    'of %s, from the final quote [R3, R3-2, R3-3, R7-4, 2.12-55, 2.12-56, 2.12-61, 2.12-62, 2.12-66, 2.12-68, 2.12-69, 2.12-70, 2.12-72, 4-67, 4-72, 4-74]',
    (carrier) =>
      tell(async (shopper) => {
        await standAtFinalQuote(shopper, carrier);
        await buyAndCheck(shopper);
        await endAtHome(shopper);
      }),
  );

  inLongForm(() => {
    // One state for each policy system (reading 1).
    test.each(['IL', 'TX'] as const)('from the ZIP in %s, with every answer given on its screen', (state) =>
      tell(async (shopper) => {
        await buyAndApply(shopper, state, {
          street: '1 Main St',
          drivers: [quackenbush(state)],
          vehicles: [OLD_ACCORD],
        });
        await buyAndCheck(shopper);
      }),
    );
  });
});
