import { openFrame, type ShownMessage } from '../../../payments/src/browser/openFrame';
import { type CardTexts, languageOf, textsFor } from '../../../payments/src/locales/textsFor';

/** What the page that opened the form is told. */
export type FormEvent =
  /** The form is there. */
  | { type: 'ready' }
  | { type: 'complete'; result: { session_id: string } }
  | { type: 'close' }
  /** A form that is not there yet has taken itself away. */
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

/** Until the form is there: what is going on, and a way out that does not wait for it. */
function waitingPanel({ setting, close }: CardTexts, onClose: () => void): HTMLElement {
  const panel = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  text.setAttribute('role', 'status');
  text.textContent = setting;
  button.type = 'button';
  button.textContent = close;
  button.addEventListener('click', onClose);
  // It lies over the frame, where a page that does not come stays white.
  Object.assign(panel.style, {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '16px',
    padding: '16px',
    font: '16px/1.5 system-ui, sans-serif',
    textAlign: 'center',
    color: 'CanvasText',
    background: 'Canvas',
  });
  Object.assign(button.style, {
    minHeight: '44px',
    padding: '8px 24px',
    font: 'inherit',
    fontWeight: '600',
    color: 'inherit',
    background: 'none',
    border: '1px solid',
    borderRadius: '8px',
    cursor: 'pointer',
  });
  panel.append(text, button);
  return panel;
}

/** A modal dialog, as large as a small window, whose frame fills it. */
function openDialog(title: string, panel: HTMLElement): HTMLDialogElement {
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
  dialog.append(panel);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

interface Parts {
  dialog: HTMLDialogElement;
  panel: HTMLElement;
  close: () => void;
}

/** What the frame says, as the site is told it. */
function listenTo(onEvent: OpenOptions['onEvent'], { dialog, panel, close }: Parts) {
  return (message: ShownMessage): void => {
    switch (message.type) {
      case 'shown':
        panel.remove();
        // The focus stood on what was just taken away. Focus on the frame's element would take it from the field inside.
        dialog.querySelector('iframe')?.contentWindow?.focus();
        return onEvent({ type: 'ready' });
      case 'paid':
        return onEvent({ type: 'complete', result: { session_id: message.session_id } });
      case 'left':
        close();
        return onEvent({ type: 'close' });
      default:
        // What is not there yet gives the site's page back, which says what happened.
        if (panel.isConnected) close();
        return onEvent({ type: 'error', description: message.description });
    }
  };
}

function open(options: OpenOptions): { close(): void } {
  const { sessionKey, billingZip, billingStreet, holderName, accountGroup, onEvent } = options;
  const language = languageOf(options.language);
  const texts = textsFor(language);
  const close = (): void => {
    take();
    dialog.remove();
  };
  const leave = (): void => {
    close();
    onEvent({ type: 'close' });
  };
  const panel = waitingPanel(texts, leave);
  const dialog = openDialog(texts.title, panel);
  const start = {
    token: sessionKey,
    account: accountGroup,
    zip: billingZip,
    holder: holderName,
    street: billingStreet,
  };
  const take = openFrame(dialog, {
    url: new URL(`/card?language=${language}`, origin),
    title: texts.title,
    start,
    unavailable: texts.failures.unavailable,
    isGrowing: false,
    onMessage: listenTo(onEvent, { dialog, panel, close }),
  });
  dialog.addEventListener('cancel', leave);
  return { close };
}

window.PaymentForm = { open };
