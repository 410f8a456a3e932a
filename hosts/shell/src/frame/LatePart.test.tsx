import { act, render } from '@testing-library/react';
import { STATIC_PAGE_ID } from '@shared/federation/page';
import { LatePart } from './LatePart';

const loaded = jest.fn();
jest.mock('./lateParts', () => {
  loaded();
  return { FinishLater: () => <p>later</p> };
});

test('what follows the page does not load before the first screen has rendered', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="${STATIC_PAGE_ID}"></div>`;
  render(<LatePart name="FinishLater" />);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(loaded).not.toHaveBeenCalled();
  document.getElementById(STATIC_PAGE_ID)?.remove();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveTextContent('later');
});
