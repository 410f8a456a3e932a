import { renderHook } from '@testing-library/react';
import { useOnceTrue } from './Coverages';

test('is false until loaded, and true from then on', () => {
  const { result, rerender } = renderHook(useOnceTrue, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});
