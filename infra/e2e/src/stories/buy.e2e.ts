import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { buyAndCheck } from '../journey/payment/buyAndCheck';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { tell } from '../system/story';

describe('a policy, bought and held against what is stored: papers, charge, letter (readings 3, 7 and 8)', () => {
  test.each(['FCIC', 'IIC'] as const)(
    'of %s, from the final quote [R3, R7, 2.12-55, 2.12-56, 2.12-61, 2.12-62, 2.12-66, 2.12-68, 2.12-69, 2.12-70, 4-60]',
    (carrier) =>
      tell(async (shopper) => {
        await standAtFinalQuote(shopper, carrier);
        await buyAndCheck(shopper);
      }),
  );

  // One state of each policy system (reading 1).
  test.each(['IL', 'TX'] as const)('from the ZIP in %s, every answer given on its screen', (state) =>
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
