import { addMonths, dateParts } from '@shared/domain';
import { monthOf } from './PaymentMonths';

/** 60 months: two leap years' neighbors, year ends, and every change of the clocks. */
const MONTHS = Array.from({ length: 60 }, (_, at) => addMonths('2026-01-31', at));

test.each(MONTHS)('the month of %s has its days under their weekdays, in order', (date) => {
  const { year, month, day } = dateParts(date);
  const places = monthOf(date);
  const last = new Date(Date.UTC(year, month, 0));
  expect(places).toHaveLength(last.getUTCDate());
  for (const place of places) {
    expect(place.column).toBe(new Date(Date.UTC(year, month - 1, place.day)).getUTCDay());
  }
  expect(places.filter(({ column }, at) => at > 0 && column === 0).map(({ week }) => week)).toEqual(
    places.filter(({ column }, at) => at > 0 && column === 0).map((_, at) => at + 1),
  );
  expect(places.filter((place) => place.day === day)).toHaveLength(1);
});

test('February 2028 has its leap day, and February 2027 four even weeks after a Monday', () => {
  expect(monthOf('2028-02-29').at(-1)).toEqual({ day: 29, column: 2, week: 4 });
  expect(monthOf('2027-02-28').at(-1)).toEqual({ day: 28, column: 0, week: 4 });
});
