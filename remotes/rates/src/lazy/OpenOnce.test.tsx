import { act, render, screen } from '@testing-library/react';
import { OpenOnce } from './OpenOnce';

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

test('what is printed is drawn when printing begins, and nothing is drawn before', () => {
  render(
    <OpenOnce summary="The math" isPrinted>
      {() => <p>Base rate</p>}
    </OpenOnce>,
  );
  expect(screen.queryByText('Base rate')).not.toBeInTheDocument();
  print();
  expect(screen.getByText('Base rate')).toBeInTheDocument();
});

test('anything else is left out of print until it is opened', () => {
  render(<OpenOnce summary="What would change it">{() => <p>A discount</p>}</OpenOnce>);
  print();
  expect(screen.queryByText('A discount')).not.toBeInTheDocument();
});
