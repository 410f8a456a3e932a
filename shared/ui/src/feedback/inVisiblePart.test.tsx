import { inVisiblePart } from './inVisiblePart';

/** Watchers of what is seen, which a test makes report; jsdom has none. */
class Watcher {
  static all: Watcher[] = [];
  readonly report: (entries: object[]) => void;
  isEnded = false;

  constructor(report: (entries: object[]) => void) {
    this.report = report;
    Watcher.all.push(this);
  }

  observe(): void {}

  disconnect(): void {
    this.isEnded = true;
  }
}

let dialog: HTMLElement;
let open: jest.Mock;

beforeEach(() => {
  Watcher.all = [];
  Object.assign(globalThis, { IntersectionObserver: Watcher });
  jest.replaceProperty(window, 'innerHeight', 1500);
  dialog = document.createElement('dialog');
  open = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

/** As in a frame of which the pages around show this part. */
function openInFrame(top: number, height: number): () => void {
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const giveUp = inVisiblePart(dialog, open);
  expect(open).not.toHaveBeenCalled();
  Watcher.all[0]?.report([{ intersectionRect: new DOMRect(0, top, 390, height) }]);
  return giveUp;
}

test('a window of its own opens a dialog at once, and where the browser puts it', () => {
  inVisiblePart(dialog, open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(Watcher.all).toEqual([]);
  expect(dialog.style.cssText).toBe('');
});

test('in a frame it is between the edges of the part that is seen', () => {
  openInFrame(700, 500);
  expect(open).toHaveBeenCalledTimes(1);
  const { insetBlockStart, insetBlockEnd, maxHeight } = dialog.style;
  expect([insetBlockStart, insetBlockEnd, maxHeight]).toEqual(['700px', '300px', '468px']);
  expect(Watcher.all[0]?.isEnded).toBe(true);
});

test('a part that no dialog fits into is not kept to', () => {
  openInFrame(1400, 100);
  expect(open).toHaveBeenCalledTimes(1);
  expect(dialog.style.maxHeight).toBe('');
});

test('one that goes before the browser has answered is not opened', () => {
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  inVisiblePart(dialog, open)();
  expect(Watcher.all[0]?.isEnded).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
