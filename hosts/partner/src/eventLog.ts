import { embedEventNames } from '@shared/embed';

/** The log keeps this many lines. */
const MOST = 100;

/** Writes every event of the quotes on a page into a list, newest first. Returns how to stop. */
export function logEvents(page: Document, list: HTMLElement): () => void {
  const end = new AbortController();
  for (const name of embedEventNames)
    page.addEventListener(
      `auto-quote:${name}`,
      (event) => {
        const line = page.createElement('li');
        const title = page.createElement('b');
        title.textContent = name;
        line.append(title, ` ${JSON.stringify(Reflect.get(event, 'detail'))}`);
        list.prepend(line);
        while (list.childElementCount > MOST) list.lastElementChild?.remove();
      },
      { signal: end.signal },
    );
  return () => end.abort();
}
