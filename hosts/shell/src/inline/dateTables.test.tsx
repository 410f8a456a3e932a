import { dateTables } from './dateTables';

const observe = jest.fn();
const disconnect = jest.fn();
const painted = jest.fn();

class FakeObserver {
  observe = observe;
  disconnect = disconnect;
  constructor(callback: () => void) {
    painted.mockImplementation(callback);
  }
}

test('loads the date tables after the first paint', () => {
  const opened = jest.spyOn(Intl, 'DateTimeFormat');
  Object.assign(window, { PerformanceObserver: FakeObserver });
  dateTables(window);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(opened).not.toHaveBeenCalled();
  painted();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
  opened.mockRestore();
});
