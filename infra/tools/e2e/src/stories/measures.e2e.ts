import { paths } from '@shared/domain';
import { MEASURES_PATH, type Measure, type MeasureReport } from '@shared/federation/page';
import { visit } from '../journey/page';
import { offeredCities, typeZip } from '../journey/start';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

const measuresIn = (texts: string[]) =>
  texts.flatMap((text) => {
    const { measures }: MeasureReport = JSON.parse(text);
    return measures;
  });

const isInp = (one: Measure): boolean => one.kind === 'vital' && one.vital === 'INP';

/** How often the site has counted this. */
async function counted({ site }: Shopper, metric: string, labels: RegExp): Promise<number> {
  const lines = (await (await fetch(`${site}/metrics`)).text()).split('\n');
  const own = lines.filter((line) => line.startsWith(`${metric}{`) && labels.test(line));
  return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('watching', () => {
  test('a page reports its loads, an error and its web vitals, and nothing that was typed', () =>
    tell(
      async (shopper) => {
        const { page } = shopper;
        const reports = shopper.wire.bodiesTo(MEASURES_PATH);
        const loads = await counted(shopper, 'browser_loads_total', /part="quote"/);
        await visit(shopper, paths.start());
        await until(async () => reports.length > 0, 'the loads are reported');
        // If the button is pressed before the scripts run, the browser loads another page, and the press is not measured.
        await typeZip(shopper, '60018');
        await offeredCities(shopper);
        await page.evaluate(() => queueMicrotask(() => Reflect.get(Object, '60018').call()));
        await until(async () => measuresIn(reports).some(({ kind }) => kind === 'error'), 'the error');
        await visit(shopper, paths.contactUs());
        // The left page's last report can arrive after the next page.
        await until(async () => measuresIn(reports).some(isInp), 'the last report of the left page');
        await until(
          async () => (await counted(shopper, 'browser_loads_total', /part="quote"/)) > loads,
          'the site counts the load',
        );
        const told = measuresIn(reports).map((one) => [one.kind, one.part, 'vital' in one ? one.vital : '']);
        for (const expected of [
          ['load', 'quote', ''],
          ['load', 'shell', ''],
          ['vital', 'quote', 'usable'],
          ['vital', 'quote', 'LCP'],
          ['vital', 'quote', 'INP'],
          ['vital', 'quote', 'CLS'],
          ['error', 'unknown', ''],
        ])
          expect(told).toContainEqual(expected);
        expect(reports.join('\n')).not.toMatch(/60018|Cook|Plaines|http/);
      },
      { allowed: [/TypeError/, /Cannot read properties/] },
    ));

  test('a browser that asks not to be tracked reports nothing', () =>
    tell(async (shopper) => {
      const reports = shopper.wire.bodiesTo(MEASURES_PATH);
      await shopper.context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
      const measuring = shopper.page.waitForResponse(/\/measure\.[^/]*js$/);
      await visit(shopper, paths.start());
      await measuring;
      await visit(shopper, paths.contactUs());
      await shopper.page.waitForLoadState('networkidle');
      expect(reports).toEqual([]);
    }));
});
