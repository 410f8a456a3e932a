import { isYoungUnmarried } from '@shared/domain';
import { rateQuote } from './rateQuote';
import { SAMPLE_DATE, sampleDriver, sampleQuote } from './samples/sampleQuote';

function factorsAt(age: number) {
  const driver = sampleDriver({ age });
  const { best_match: best } = rateQuote({ quote: sampleQuote('WI', { drivers: [driver] }) }, SAMPLE_DATE);
  const steps = best?.vehicles.flatMap(({ coverages }) => coverages.flatMap((coverage) => coverage.steps));
  return { flagged: isYoungUnmarried(driver), keys: steps?.map(({ factor }) => factor) };
}

test('a young unmarried driver is priced by the same factors as anyone with the same answers [R43-3]', () => {
  const [young, adult] = [factorsAt(20), factorsAt(40)];
  expect([young.flagged, adult.flagged]).toEqual([true, false]);
  expect(young.keys).toContain('factor.driver_class');
  expect(young.keys).toEqual(adult.keys);
});
