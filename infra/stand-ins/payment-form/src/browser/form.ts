import { openFrame, type ShownMessage } from '../../../payments/src/browser/openFrame';
import { type CardTexts, languageOf, textsFor } from '../../../payments/src/locales/textsFor';

/** Events for the page that opened the form. */
export type FormEvent =
  /** The form has loaded. */
  | { type: 'ready' }
  | { type: 'complete'; result: { session_id: string } }
  | { type: 'close' }
  /** A form that failed to load has removed itself. */
  | { type: 'error'; description: string };

export interface OpenOptions {
  sessionKey: string;
  /** Cents, for reference; the session's amount is shown and charged. */
  amount: number;
  billingZip: string;
  billingStreet: string;
  holderName: string;
  /** The quote's number, for reference. */
  reference: string;
  /** The carrier's account group code; one that differs from the session's is rejected. */
  accountGroup: string;
  language: string;
  onEvent: (event: FormEvent) => void;
}

export interface PaymentForm {
  /** Opens the form over the page; returns a function that removes it. */
  open(options: OpenOptions): { close(): void };
}

declare global {
  interface Window {
    PaymentForm: PaymentForm;
  }
}

const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

/** The loading state: progress, and a way out that does not wait for it. */
function waitingPanel({ setting, close }: CardTexts, onClose: () => void): HTMLElement {
  const panel = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  text.setAttribute('role', 'status');
  text.textContent = setting;
  button.type = 'button';
  button.textContent = close;
  button.addEventListener('click', onClose);
  // It covers the frame, which stays blank if the page does not load.
  Object.assign(panel.style, {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '16px',
    padding: '16px',
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

/** A modal dialog the size of a small window, filled by its frame. */
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

/** Maps the frame's messages to the site's events. */
function listenTo(onEvent: OpenOptions['onEvent'], { dialog, panel, close }: Parts) {
  return (message: ShownMessage): void => {
    switch (message.type) {
      case 'shown':
        panel.remove();
        // The removed element had the focus. Focusing the frame's element would take it from the field
        // inside.
        dialog.querySelector('iframe')?.contentWindow?.focus();
        return onEvent({ type: 'ready' });
      case 'paid':
        return onEvent({ type: 'complete', result: { session_id: message.session_id } });
      case 'left':
        close();
        return onEvent({ type: 'close' });
      default:
        // A form that has not loaded yet returns to the site's page, which reports what happened.
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
