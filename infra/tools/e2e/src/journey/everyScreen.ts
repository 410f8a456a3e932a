import { paths } from '@shared/domain';
import { fillDriver, POLICYHOLDER, saveDriver } from './drivers';
import { everyPaymentScreen } from './everyPaymentScreen';
import { everyPurchaseScreen, type OnScreen } from './everyPurchaseScreen';
import { arriveAt, button, inDialog, link, seeHeading, visit, type Walker } from './page';
import { buyOnline, closeSheet, offerCards, openSheet, priceShown, openComparison } from './rates';
import { receiptsShown } from './receipt';
import { answerAbout, chooseCity, offeredCities, typeZip, zipField } from './start';
import {
  addAnother,
  answerCoverage,
  FAMILY_CAR,
  onToDrivers,
  pickByCascade,
  pickByVin,
  pickWay,
  saveVehicle,
} from './vehicles';

/** Start, not covered, the city chooser, the two questions; ends at the first car. */
async function begin(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  await visit(walker, paths.start());
  await page.locator('#static-page').waitFor({ state: 'detached' });
  await onScreen('start');
  await typeZip(walker, '10001');
  await seeHeading(walker, t('quotes:notCovered.title', { zip: '10001' }));
  await onScreen('not-covered');
  await page.getByRole('link', { name: t('quotes:notCovered.action') }).click();
  await zipField(walker).waitFor();
  await typeZip(walker, '60018');
  await offeredCities(walker);
  await onScreen('start-city');
  await chooseCity(walker, 'Rosemont', 'Cook');
  await seeHeading(walker, t('quotes:edit.title'));
  await onScreen('edit-quote');
  await answerAbout(walker, { homeowner: true, insured: { insurer: 'Example Mutual', until: '03/28/2027' } });
}

/** The three ways to find a car, its coverage, the list, changing and removing it; ends at the driver's form. */
async function cars(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  await seeHeading(walker, t('vehicles:form.addTitle'));
  await onScreen('vehicle-new-lists');
  await pickWay(walker, 'search');
  await page.getByRole('combobox', { name: t('vehicles:picker.searchLabel') }).fill('2019 honda');
  await page.getByRole('option').first().waitFor();
  await onScreen('vehicle-new-search');
  await pickByVin(walker);
  await onScreen('vehicle-new-vin');
  await button(walker, t('vehicles:picker.change')).click();
  await pickByCascade(walker, FAMILY_CAR);
  await saveVehicle(walker, 'commute');
  await seeHeading(walker, t('vehicles:coverages.title'));
  await onScreen('vehicle-coverages');
  await answerCoverage(walker);
  await seeHeading(walker, t('vehicles:list.title'));
  await addAnother(walker);
  await pickByVin(walker);
  await saveVehicle(walker);
  await arriveAt(walker, paths.vehicles());
  await page.getByRole('heading', { name: '2003 Honda Accord' }).first().waitFor();
  await onScreen('vehicles');
  await button(walker, t('vehicles:list.removeNamed', { vehicle: '2003 Honda Accord' })).click();
  await page.getByRole('dialog').waitFor();
  await onScreen('vehicle-remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('vehicles:remove.cancel') })
    .click();
  await link(walker, t('vehicles:list.editNamed', { vehicle: '2003 Honda Accord' })).click();
  await seeHeading(walker, t('vehicles:form.editTitle', { vehicle: '2003 Honda Accord' }));
  await onScreen('vehicle-edit');
  await link(walker, t('vehicles:form.cancel')).click();
  await arriveAt(walker, paths.vehicles());
  await onToDrivers(walker);
}

/** The driver's form, the list, changing one, the review; ends there. */
async function people(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { t } = walker;
  await seeHeading(walker, t('drivers:form.titleFirst'));
  await onScreen('driver-new');
  await fillDriver(walker, POLICYHOLDER);
  await saveDriver(walker, true);
  await seeHeading(walker, t('drivers:list.title'));
  await onScreen('drivers');
  await link(walker, t('drivers:list.editNamed', { context: 'you' })).click();
  await seeHeading(walker, t('drivers:form.titleEdit', { context: 'you' }));
  await onScreen('driver-edit');
  await link(walker, t('drivers:form.cancel')).click();
  await visit(walker, paths.review());
  await seeHeading(walker, t('quotes:review.title'));
  await onScreen('review');
  await button(walker, t('shell:finishLater')).click();
  await walker.page.getByRole('dialog').getByRole('textbox').waitFor();
  await onScreen('finish-later');
  await button(walker, t('common:actions.close')).click();
}

/** Prices, the comparison, Buy online. */
async function prices(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  await link(walker, t('quotes:review.save')).click();
  await priceShown(walker);
  await onScreen('rates');
  await openSheet(walker, 'covered');
  await page.getByRole('table', { name: t('rates:accident.caption') }).waitFor();
  await onScreen('rates-coverage');
  await closeSheet(walker);
  await receiptsShown(walker);
  await onScreen('rates-receipt');
  await closeSheet(walker);
  await contactForms(walker, onScreen);
  await openComparison(walker);
  // The loading state shows which carriers are being asked.
  await offerCards(page).first().waitFor();
  await onScreen('compare');
  await page.goBack();
  await priceShown(walker);
  await buyOnline(walker);
}

/** The two dialogs of the prices, the second with the errors of an empty form. */
async function contactForms(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  await button(walker, t('rates:ways.email')).click();
  await page.getByRole('textbox', { name: t('rates:contact.email.to') }).waitFor();
  await onScreen('rates-email');
  await button(walker, t('rates:contact.close')).click();
  await button(walker, t('rates:ways.agent')).click();
  await inDialog(walker, t('rates:ways.agent')).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await onScreen('rates-agent');
  await button(walker, t('rates:contact.close')).click();
}

/** The shell's own pages, and a quote that this browser cannot open. */
async function pages(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { t } = walker;
  const all = [
    ['contact-us', paths.contactUs(), t('shell:contactUs.title')],
    ['privacy', paths.privacy(), t('shell:privacyPage.title')],
    ['accessibility', paths.accessibility(), t('shell:accessibilityPage.title')],
    ['my-data', paths.myData(), t('shell:myData.title')],
    ['erase-data', paths.eraseData(), t('shell:eraseData.title')],
    ['resume', paths.rates('00000000-0000-4000-8000-000000000000'), t('shell:resume.title')],
    ['resume-link', paths.resume('a-code'), t('shell:resumeLink.title')],
  ] as const;
  for (const [name, path, heading] of all) {
    await visit(walker, path);
    await seeHeading(walker, heading);
    await onScreen(name);
  }
  await visit(walker, paths.start());
  await button(walker, t('quotes:start.submit')).waitFor();
  await walker.page.locator('#static-page').waitFor({ state: 'detached' });
  await onScreen('start-continue');
}

/** Walks every screen in one journey, in the shopper's language. */
export async function everyScreen(walker: Walker, onScreen: OnScreen): Promise<void> {
  await begin(walker, onScreen);
  await cars(walker, onScreen);
  await people(walker, onScreen);
  await prices(walker, onScreen);
  await everyPurchaseScreen(walker, onScreen);
  await everyPaymentScreen(walker, onScreen);
  await pages(walker, onScreen);
}
