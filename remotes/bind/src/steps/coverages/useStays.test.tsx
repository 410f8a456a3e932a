import { renderHook } from '@testing-library/react';
import { useStays } from './useStays';

test('false until it is here, and true from then on', () => {
  const { result, rerender } = renderHook(useStays, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});
