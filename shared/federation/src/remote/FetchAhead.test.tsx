import { render } from '@testing-library/react';
import { act } from 'react';
import { STATIC_PAGE_ID } from '../page';
import { FetchAhead } from './FetchAhead';
import { lazyScreen } from './lazyScreen';

const preload = jest.fn();
const next = [{ preload }];
const idle = () => act(() => jest.advanceTimersByTimeAsync(5000));

beforeEach(() => {
  jest.useFakeTimers();
  preload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('prefetches the next step a moment after the screen, not with it', async () => {
  render(<FetchAhead parts={next} />);
  expect(preload).not.toHaveBeenCalled();
  await idle();
  expect(preload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the static page is still shown', `<div id="${STATIC_PAGE_ID}"></div>`],
  ['only the heading has rendered', '<div data-after-heading></div>'],
])('prefetches nothing while %s', async (_why, markup) => {
  document.body.innerHTML = markup;
  render(<FetchAhead parts={next} />);
  await idle();
  expect(preload).not.toHaveBeenCalled();
  document.body.firstElementChild?.remove();
  await idle();
  expect(preload).toHaveBeenCalledTimes(1);
});

test('does not prefetch while the screen’s own code is loading', async () => {
  const arrived = jest.fn<void, [() => null]>();
  const Screen = lazyScreen(() => new Promise((resolve) => arrived.mockImplementation(resolve)));
  render(<Screen then={<FetchAhead parts={next} />} />);
  await idle();
  expect(preload).not.toHaveBeenCalled();
  arrived(() => null);
  await idle();
  await idle();
  expect(preload).toHaveBeenCalledTimes(1);
});

test('leaving earlier prefetches nothing', async () => {
  render(<FetchAhead parts={next} />).unmount();
  await idle();
  expect(preload).not.toHaveBeenCalled();
});
