import { paths } from '@shared/domain';
import { addPolicyholder } from '../journey/drivers';
import { link, visit } from '../journey/page';
import { priceShown } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, typeZip } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { addVehicleByVin, onToDrivers } from '../journey/vehicles';
import { tell } from '../system/story';

/** Like Chromium with site data blocked: accessing the storage throws. */
function blockSiteData() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

test('with site data blocked: from a ZIP to prices, with one notice that the quote is not saved', () =>
  tell(async (shopper) => {
    const { context, page, t } = shopper;
    await context.addInitScript(blockSiteData);
    await visit(shopper, paths.start());
    const notice = page.getByRole('region', { name: t('shell:notSaved.label') });
    await notice.waitFor();
    await notice.getByRole('button', { name: t('common:alert.dismiss') }).click();
    await notice.waitFor({ state: 'detached' });
    await typeZip(shopper, ONE_CITY_ZIP);
    await answerAbout(shopper, NOTHING_SPECIAL);
    await addVehicleByVin(shopper);
    await onToDrivers(shopper);
    await addPolicyholder(shopper);
    await link(shopper, t('drivers:list.save')).click();
    expect(await priceShown(shopper)).toBeGreaterThan(0);
    expect(await notice.count()).toBe(0);
  }));
