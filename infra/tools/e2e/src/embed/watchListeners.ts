interface Listening {
  target: EventTarget;
  type: string;
  callback: unknown;
  capture: boolean;
}

/** Where a listener is, as its page sees it: `window`, `document`, an element by its name, or elsewhere, as in the embed. */
function placeOf(target: EventTarget): string {
  if (target === window) return 'window';
  if (target === document) return 'document';
  return target instanceof Element && target.getRootNode() === document ? target.localName : 'elsewhere';
}

function read(options: AddEventListenerOptions | boolean | null = null): AddEventListenerOptions {
  return typeof options === 'boolean' ? { capture: options } : (options ?? {});
}

function watch(): void {
  if (window.top !== window) return;
  const live = new Set<Listening>();
  const { prototype } = EventTarget;
  const add = Reflect.get(prototype, 'addEventListener');
  const remove = Reflect.get(prototype, 'removeEventListener');
  const drop = (target: EventTarget, type: string, callback: unknown, capture: boolean): void => {
    for (const each of live) {
      const isIt = each.target === target && each.type === type && each.callback === callback;
      if (isIt && each.capture === capture) live.delete(each);
    }
  };
  prototype.addEventListener = function (type, callback, options) {
    const target = this instanceof EventTarget ? this : window;
    const { capture = false, signal, once } = read(options);
    const gone = () => drop(target, type, callback, capture);
    gone();
    if (callback && !signal?.aborted) live.add({ target, type, callback, capture });
    add.call(target, type, callback, options);
    if (signal) add.call(signal, 'abort', gone, { once: true });
    if (once) add.call(target, type, gone, { once: true, capture });
  };
  prototype.removeEventListener = function (type, callback, options) {
    const target = this instanceof EventTarget ? this : window;
    drop(target, type, callback, read(options).capture ?? false);
    remove.call(target, type, callback, options);
  };
  // Playwright's own, which watch that a click arrives.
  const isOurs = ({ type, callback }: Listening) =>
    type.startsWith('__playwright') || String(callback).includes('_hitTargetInterceptor');
  const listeners = () =>
    [...live].filter((each) => !isOurs(each)).map(({ target, type }) => `${placeOf(target)} ${type}`);
  Object.defineProperty(window, 'listeners', { value: listeners });
}

/**
 * Added before any script of a page. `window.listeners()` are the listeners that are there, such as `window message`,
 * without those that were removed, ended by their signal, or called once.
 */
export const WATCH_LISTENERS = `(() => { ${placeOf.toString()} ${read.toString()} (${watch.toString()})(); })();`;
