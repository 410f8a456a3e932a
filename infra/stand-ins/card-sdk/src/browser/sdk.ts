import { languageOf, textsFor } from '../../../payments/src/locales/textsFor';
import { openFrame } from '../../../payments/src/browser/openFrame';

/** Events for the page that collects a card. */
export type CardEvent =
  /** The fields have loaded. */
  | { type: 'ready' }
  | { type: 'tokenized' }
  | { type: 'card_added'; result: { session_id: string } }
  | { type: 'cancelled' }
  | { type: 'error'; description: string };

export interface CollectOptions {
  /** The session's client token; it is valid for this payment only. */
  token: string;
  /** The carrier's payment config id. */
  configId: string;
  /** Where the fields appear. */
  element: Element;
  language: string;
  onEvent: (event: CardEvent) => void;
}

export interface CardSdk {
  /** Shows the card fields, which are the service's own page; returns a function that removes them. */
  collect(options: CollectOptions): { close(): void };
}

declare global {
  interface Window {
    CardSdk: CardSdk;
  }
}

const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

function collect({ token, configId, element, language, onEvent }: CollectOptions): { close(): void } {
  const texts = textsFor(languageOf(language));
  const url = new URL(`/card?language=${languageOf(language)}`, origin);
  const close = openFrame(element, {
    url,
    title: texts.title,
    start: { token, account: configId, zip: '', holder: '', street: '' },
    unavailable: texts.failures.unavailable,
    isGrowing: true,
    onMessage(message) {
      if (message.type === 'shown') return onEvent({ type: 'ready' });
      if (message.type === 'failed') return onEvent({ type: 'error', description: message.description });
      close();
      if (message.type === 'left') return onEvent({ type: 'cancelled' });
      onEvent({ type: 'tokenized' });
      onEvent({ type: 'card_added', result: { session_id: message.session_id } });
    },
  });
  return { close };
}

window.CardSdk = { collect };
