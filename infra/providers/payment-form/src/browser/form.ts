import { openFrame } from '../../../payments/src/browser/openFrame';
import { languageOf, textsFor } from '../../../payments/src/locales/textsFor';

/** What the page that opened the form is told. */
export type FormEvent =
  | { type: 'complete'; result: { session_id: string } }
  | { type: 'close' }
  | { type: 'error'; description: string };

export interface OpenOptions {
  sessionKey: string;
  /** Cents, as the caller believes; what is shown and charged is the session's. */
  amount: number;
  billingZip: string;
  billingStreet: string;
  holderName: string;
  /** The quote's number, as the caller believes. */
  reference: string;
  /** The carrier's account group code; another one than the session's is refused. */
  accountGroup: string;
  language: string;
  onEvent: (event: FormEvent) => void;
}

export interface PaymentForm {
  /** Opens the form over the page; answers a way to take it away. */
  open(options: OpenOptions): { close(): void };
}

declare global {
  interface Window {
    PaymentForm: PaymentForm;
  }
}

const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

/** A modal dialog, as large as a small window, whose frame fills it. */
function openDialog(title: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = title;
  Object.assign(dialog.style, {
    width: 'min(560px, 100vw)',
    height: 'min(820px, 100dvh)',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: '0',
    border: '0',
    overflow: 'hidden',
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function open(options: OpenOptions): { close(): void } {
  const { sessionKey, billingZip, billingStreet, holderName, accountGroup, onEvent } = options;
  const language = languageOf(options.language);
  const texts = textsFor(language);
  const dialog = openDialog(texts.title);
  const url = new URL(`/card?language=${language}`, origin);
  const take = openFrame(dialog, {
    url,
    title: texts.title,
    start: {
      token: sessionKey,
      account: accountGroup,
      zip: billingZip,
      holder: holderName,
      street: billingStreet,
    },
    unavailable: texts.failures.unavailable,
    isGrowing: false,
    onMessage(message) {
      if (message.type === 'failed') onEvent({ type: 'error', description: message.description });
      if (message.type === 'paid') onEvent({ type: 'complete', result: { session_id: message.session_id } });
      if (message.type !== 'left') return;
      close();
      onEvent({ type: 'close' });
    },
  });
  const close = (): void => {
    take();
    dialog.remove();
  };
  dialog.addEventListener('cancel', () => {
    close();
    onEvent({ type: 'close' });
  });
  return { close };
}

window.PaymentForm = { open };
