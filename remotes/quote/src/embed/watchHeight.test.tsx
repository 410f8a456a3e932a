import { WatchedSizes } from './testing/watchedSizes';
import { watchHeight } from './watchHeight';

let box: HTMLElement;
let told: object[];
let end: () => void;

beforeEach(() => {
  WatchedSizes.all.clear();
  Object.assign(globalThis, { ResizeObserver: WatchedSizes });
  box = document.createElement('div');
  told = [];
  end = watchHeight(box, (_name, detail) => void told.push(detail));
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

/** Shows a screen whose content has this height; the box is as high, or as its own least height. */
async function show(screen: string, height: number): Promise<void> {
  box.innerHTML = screen;
  // Watchers of elements hear of it before the browser lays it out.
  await Promise.resolve();
  const least = Number.parseFloat(box.style.minHeight) || 0;
  jest.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, Math.max(height, least)));
  WatchedSizes.report();
}

test.each([
  ['without a heading', '<output>Loading</output>'],
  ['with a heading that says so', '<h1 data-loading>Comparing</h1>'],
  ['that is empty so far', ''],
])('a loading screen %s keeps the height of the screen before it', async (_name, loading) => {
  await show('<h1>Vehicles</h1>', 1184);
  await show(loading, 254);
  expect(told).toEqual([{ height: 1184 }]);
  await show('<h1>Drivers</h1>', 841);
  expect(told).toEqual([{ height: 1184 }, { height: 841 }]);
});

test('a screen that is there shrinks and grows as its content does, and growth is told while loading', async () => {
  await show('<h1>Vehicles</h1><p></p>', 900);
  await show('<h1>Vehicles</h1>', 700);
  await show('<output>Loading</output>', 800);
  expect(told).toEqual([{ height: 900 }, { height: 700 }, { height: 800 }]);
});

test('what ends it ends both watchers', async () => {
  await show('<h1>Vehicles</h1>', 900);
  end();
  expect(WatchedSizes.all.size).toBe(0);
  box.replaceChildren();
  await Promise.resolve();
  expect(box.style.minHeight).toBe('');
});
