import { regionsIn, visible } from './regions';

/** Gives elements with a `data-box` of left, top, width and height that place. */
function lay(html: string): Element {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const empty = new DOMRect(0, 0, 0, 0);
  for (const element of document.querySelectorAll('*')) {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '')
      .split(' ')
      .map(Number);
    element.getBoundingClientRect = () => (width > 0 ? new DOMRect(left, top, width, height) : empty);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
}

beforeAll(() => {
  // jsdom lacks it.
  globalThis.DOMRect ??= class {
    constructor(
      public left: number,
      public top: number,
      public width: number,
      public height: number,
    ) {}
    get right(): number {
      return this.left + this.width;
    }
    get bottom(): number {
      return this.top + this.height;
    }
  } as unknown as typeof DOMRect;
});

test('an app’s region is around its elements with one parent, whatever is inside', () => {
  const root = lay(`
    <div class="shell__sc-1-0 abc" data-box="0 0 100 400">
      <main>
        <div>
          <h1 class="quote__sc-2-0 x" data-box="10 50 60 20"><b class="quote__sc-2-1" data-box="10 50 5 5"></b></h1>
          <form class="y quote__sc-3-0" data-box="20 80 70 100"></form>
        </div>
      </main>
      <p class="shell__sc-9-0" data-box="0 300 100 20"></p>
    </div>`);
  expect(regionsIn(root)).toEqual([
    { id: 'shell 0', part: 'shell', left: 0, top: 0, width: 100, height: 400 },
    { id: 'quote 1', part: 'quote', left: 10, top: 50, width: 80, height: 130 },
  ]);
});

test('what has no size or no name of an app is outlined by nobody', () => {
  const root = lay('<div class="quote__sc-1-0"></div><p class="plain" data-box="0 0 9 9"></p>');
  expect(regionsIn(root)).toEqual([]);
});

test('an outline ends at the window’s edge', () => {
  const region = { id: 'a 0', part: 'a', left: -10, top: -50, width: 100, height: 900 };
  expect(visible(region, { width: 60, height: 700 })).toEqual({
    ...region,
    left: 0,
    top: 0,
    width: 60,
    height: 700,
  });
  expect(visible({ ...region, top: 800 }, { width: 60, height: 700 })).toBeNull();
});
