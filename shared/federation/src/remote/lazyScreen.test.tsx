import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyScreen } from './lazyScreen';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

const Prices = () => <h1>Prices</h1>;
const shown = (Screen: ReturnType<typeof lazyScreen>) => (
  <Boundary>
    <Screen fallback="coming" />
  </Boundary>
);

test('a preloaded screen renders at once, without the fallback', async () => {
  const Screen = lazyScreen(() => Promise.resolve(Prices));
  await Screen.preload();
  const { container } = render(shown(Screen));
  expect(container.innerHTML).toBe('<h1>Prices</h1>');
});

test('a failed load reaches the boundary, is not cached, and a retry loads again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(Prices);
  const Screen = lazyScreen(load);
  const first = render(shown(Screen));
  expect(first.container).toHaveTextContent('coming');
  await screen.findByText('failed');
  expect(load).toHaveBeenCalledTimes(1);
  first.unmount();
  render(shown(Screen));
  expect(await screen.findByRole('heading', { name: 'Prices' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test('a failed preload is no error, and is retried when the screen is shown', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(Prices);
  const Screen = lazyScreen(load);
  await Screen.preload();
  render(shown(Screen));
  expect(await screen.findByRole('heading', { name: 'Prices' })).toBeInTheDocument();
});
