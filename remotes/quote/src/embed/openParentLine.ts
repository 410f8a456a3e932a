import { frameMessage, helloMessage, readLoaderMessage, type EmbedChoices } from '@shared/embed';
import type { Emit } from './EmbedContext';
import { tellWrongChoices } from './tellWrongChoices';

type Message = ReturnType<typeof frameMessage>;

interface ParentLine {
  /** The loader's first answer; null if there is none within a moment. */
  firstChoices: Promise<EmbedChoices | null>;
  onChoices: (listener: (choices: EmbedChoices) => void) => void;
  tell: Emit;
}

/** How long the quote waits for what the page chose, in ms; the static page is shown meanwhile. */
const PATIENCE = 1000;

/**
 * Speaks with the page around this frame. Only its window counts, from an origin of the partner. The greeting goes to
 * anyone, because it says nothing; every event goes to the origin that answered.
 */
export function openParentLine(origins: readonly string[], page: Window = window): ParentLine {
  let parentOrigin: string | null = null;
  let listener: ((choices: EmbedChoices) => void) | null = null;
  const waiting: Message[] = [];
  const send = (message: Message) => {
    if (parentOrigin === null) waiting.push(message);
    else page.parent.postMessage(message, parentOrigin);
  };
  const tell: Emit = (name, detail) => send(frameMessage(name, detail));
  const tellWrong = tellWrongChoices(tell);
  const firstChoices = new Promise<EmbedChoices | null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
    page.addEventListener('message', ({ data, origin, source }) => {
      const choices = source === page.parent && origins.includes(origin) ? readLoaderMessage(data) : null;
      if (!choices) return;
      parentOrigin = origin;
      tellWrong(data.detail);
      for (const message of waiting.splice(0)) send(message);
      resolve(choices);
      listener?.(choices);
    });
  });
  if (page.parent !== page) page.parent.postMessage(helloMessage, '*');
  return {
    firstChoices,
    onChoices: (next) => void (listener = next),
    tell,
  };
}
