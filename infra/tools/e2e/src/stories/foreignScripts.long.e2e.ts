import { paths } from '@shared/domain';
import { loadScript, openBarePage } from '../journey/payment/barePage';
import { originOf } from '../system/processes';
import { tell } from '../system/story';
import { until } from '../system/until';

describe('other code on our pages', () => {
  test.each([
    [paths.onlinePayment(), '/form.js', 'payment-form'],
    [paths.cardDetails(), '/sdk.js', 'card-sdk'],
    [paths.signatures(), '/sdk.js', 'card-sdk'],
    [paths.contactUs(), '/form.js', 'payment-form'],
  ] as const)("at %s the script %s of another page's service is blocked", (page, script, service) =>
    tell(async (shopper) => {
      await openBarePage(shopper, page);
      expect(await loadScript(shopper, originOf(service) + script)).toBe('refused');
      expect(shopper.wire.seen.filter((address) => address.startsWith(originOf(service)))).toEqual([]);
    }),
  );

  test('its fields cannot be framed on such a page either', () =>
    tell(
      async (shopper) => {
        await openBarePage(shopper, paths.contactUs());
        await shopper.page.evaluate(
          (src) => {
            const frame = document.createElement('iframe');
            frame.src = src;
            document.body.append(frame);
          },
          `${originOf('card-sdk')}/card`,
        );
        const isRefused = () => shopper.noise.some((line) => line.includes('csp frame-src'));
        await until(() => Promise.resolve(isRefused()), 'the frame is refused');
        expect(shopper.wire.seen.filter((address) => address.startsWith(originOf('card-sdk')))).toEqual([]);
      },
      { allowed: [/frame-src/] },
    ));
});
