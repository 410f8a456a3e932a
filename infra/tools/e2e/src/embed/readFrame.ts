import type { Page } from 'playwright-core';

const fieldsOf = (place: Document | null | undefined): string[] =>
  [...(place?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`);

const got = (way: () => unknown): string => {
  try {
    return JSON.stringify(way()) ?? 'nothing';
  } catch (error) {
    return error instanceof DOMException ? error.name : String(error);
  }
};

/** Every way in which a page's script may try to read a frame in a shadow root or in the page, and what it got. */
function tryToRead(selector: string): Record<string, string> {
  const root = document.querySelector('auto-quote')?.shadowRoot;
  const frame = document.querySelector<HTMLIFrameElement>(selector) ?? root?.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('no frame');
  const inside: Window = frame.contentWindow;
  const ways: Record<string, () => unknown> = {
    'its document': () => fieldsOf(frame.contentDocument),
    'its drawing': () => fieldsOf(frame.getSVGDocument()),
    'the document of its window': () => fieldsOf(inside.document),
    'its window by name': () => fieldsOf(window.open('', frame.name)?.document),
    'its frames': () => Array.from({ length: inside.length }, (_, at) => fieldsOf(inside[at]?.document)),
    'its address': () => inside.location.href,
    'its name': () => inside.name,
    'its storage': () => Object.entries(inside.sessionStorage),
    'its properties': () => Reflect.ownKeys(inside).length > 100 && fieldsOf(Reflect.get(inside, 'document')),
    'its code': () => Reflect.get(inside, 'eval')("document.querySelector('input').value"),
    'its selection': () => inside.getSelection()?.anchorNode?.textContent,
    'its element': () => fieldsOf(inside.frameElement?.ownerDocument === document ? inside.document : null),
    'the frames of the page': () =>
      [...Array(window.length).keys()].map((at) => fieldsOf(window[at]?.document)),
    'the shadow root': () => [...(root?.querySelectorAll('input, select, textarea') ?? [])].length,
    'the address of the frame': () => frame.src,
    'the focused element': () => Reflect.get(document.activeElement ?? {}, 'value'),
    'the selection': () => document.getSelection()?.toString(),
    'the performance entries': () => performance.getEntries().map((entry) => entry.name),
  };
  return Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, got(way)]));
}

/** What a script of the page reads of the quote's frame, or of the frame that the selector finds, way by way. */
export const readByPage = (page: Page, selector = 'no-frame'): Promise<Record<string, string>> =>
  page.evaluate(
    `(() => {
      const fieldsOf = ${fieldsOf.toString()};
      const got = ${got.toString()};
      return (${tryToRead.toString()})(${JSON.stringify(selector)});
    })()`,
  );
