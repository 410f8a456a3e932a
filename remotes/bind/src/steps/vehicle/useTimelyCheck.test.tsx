import { act, renderHook } from '@testing-library/react';
import { aVehicle } from '@shared/testing';
import { useTimelyCheck } from './useTimelyCheck';
import type { VinCheck } from './useVinCheck';

const { year, manufacturer, model, trim, body_class } = aVehicle();
const other = { year, manufacturer, model, trim, body_class, vin: null, logo_url: null };

function checkIn(state: VinCheck['state'], retry = () => {}): VinCheck {
  const cars = state === 'other' ? [other] : [];
  const data = { cars, notCovered: null };
  const lookup = { data, error: undefined, isLoading: state === 'asking', retry };
  return { state, ...data, lookup };
}

const checking = (isStored: boolean) =>
  renderHook(({ check }) => useTimelyCheck(check, isStored), { initialProps: { check: checkIn('asking') } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a stored VIN’s result is shown if it comes within 3 seconds', () => {
  const { result, rerender } = checking(true);
  pass(2999);
  expect(result.current.state).toBe('asking');
  rerender({ check: checkIn('other') });
  pass(9000);
  expect(result.current).toMatchObject({ state: 'other', cars: [other] });
});

test('a later one is shown only when the shopper asks again', () => {
  const { result, rerender } = checking(true);
  pass(3000);
  expect(result.current).toMatchObject({ state: 'unanswered', cars: [] });
  const retry = jest.fn();
  rerender({ check: checkIn('other', retry) });
  expect(result.current).toMatchObject({ state: 'unanswered', cars: [] });
  act(() => result.current.lookup.retry());
  expect(retry).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ state: 'other', cars: [other] });
});

test('the result of a typed VIN is shown whenever it comes', () => {
  const { result, rerender } = checking(false);
  pass(9000);
  expect(result.current.state).toBe('asking');
  rerender({ check: checkIn('other') });
  expect(result.current.state).toBe('other');
});
