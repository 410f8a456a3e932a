import { render, screen } from '@testing-library/react';
import { Disclosure } from './Disclosure';
import { PrintStyle } from './PrintStyle';

test('opens collapsed sections for printing and closes them afterward (issue 17)', () => {
  const { unmount } = render(
    <>
      <PrintStyle />
      <Disclosure summary="Steps">Base rate</Disclosure>
      <Disclosure summary="Seen" open>
        Fees
      </Disclosure>
    </>,
  );
  const [steps, seen] = screen.getAllByRole('group');
  window.dispatchEvent(new Event('beforeprint'));
  expect(steps).toHaveAttribute('open');
  window.dispatchEvent(new Event('afterprint'));
  expect(steps).not.toHaveAttribute('open');
  expect(seen).toHaveAttribute('open');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
});
