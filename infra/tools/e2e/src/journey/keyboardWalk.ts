import { pickIn, press, seeFocusedHeading, tabTo } from './keyboard';
import { button, link, type Walker } from './page';
import { zipField } from './start';
import { ONE_CITY_ZIP } from './straightWay';
import { VIN } from './vehicles';

async function answerQuote(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await seeFocusedHeading(walker, t('quotes:edit.title'));
  await pickIn(walker, t('quotes:edit.home'), t('quotes:edit.homeNo'));
  await pickIn(walker, t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
  await press(page, button(walker, t('quotes:edit.submit')));
}

async function addCar(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await seeFocusedHeading(walker, t('vehicles:form.addTitle'));
  await pickIn(walker, t('vehicles:picker.legend'), t('vehicles:picker.vin'));
  await tabTo(page, page.getByRole('textbox', { name: t('vehicles:picker.vinLabel'), exact: true }));
  await page.keyboard.type(VIN);
  await page.getByRole('heading', { name: t('vehicles:picker.found') }).waitFor();
  await pickIn(walker, t('vehicles:use.legend'), t('vehicles:use.commute'));
  await press(page, button(walker, t('vehicles:form.save')));
  await seeFocusedHeading(walker, t('vehicles:list.title'));
  await press(page, link(walker, t('vehicles:list.continueDrivers')));
}

async function addSelf(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await seeFocusedHeading(walker, t('drivers:form.titleFirst'));
  await tabTo(page, page.getByRole('textbox', { name: t('drivers:form.age'), exact: true }));
  await page.keyboard.type('42');
  await pickIn(walker, t('drivers:gender.legend'), t('drivers:gender.female'));
  await pickIn(walker, t('drivers:marital_status.legend'), t('drivers:marital_status.married'));
  await pickIn(walker, t('drivers:credit_score.legend'), t('drivers:credit_score.good'));
  await press(page, button(walker, t('drivers:form.saveFirst')));
  await seeFocusedHeading(walker, t('drivers:list.title'));
  await press(page, link(walker, t('drivers:list.save')));
}

/** From the open start to the prices with the keyboard only; each new screen's heading has the focus. */
export async function walkByKeyboard(walker: Walker): Promise<void> {
  await tabTo(walker.page, zipField(walker));
  await walker.page.keyboard.type(ONE_CITY_ZIP);
  await walker.page.keyboard.press('Enter');
  await answerQuote(walker);
  await addCar(walker);
  await addSelf(walker);
}
