import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { inVisiblePart } from './inVisiblePart';

/** Props of a modal `dialog`, opened while it is mounted; `onClose` is called by Escape and by a click beside it. */
export function useModal(onClose: () => void) {
  const box = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useShown(box);
  return {
    ref: box,
    onCancel: (event: SyntheticEvent) => {
      // Closing is the owner's state; otherwise React and the browser would disagree.
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      pressed.current = event.target;
    },
    onClick: (event: MouseEvent) => {
      // Neither a text selection that ends outside nor the second click of a double click on the opener closes it.
      const isBeside = event.target === box.current && pressed.current === box.current;
      if (isBeside && event.detail < 2) onClose();
    },
  };
}

function useShown(box: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = box.current;
    const page = pageOf(dialog);
    const before = page.activeElement;
    if (dialog === null) return undefined;
    const giveUp = inVisiblePart(dialog, () => {
      if (!dialog.open) dialog.showModal();
      // Focuses the question first; the browser would choose the close button.
      dialog.querySelector('h2')?.focus({ preventScroll: true });
    });
    return () => {
      giveUp();
      if (dialog.open) dialog.close();
      // React removed the element before the browser could return the focus.
      const after = before instanceof HTMLElement && before.isConnected ? before : pageHeading(page);
      after?.focus({ preventScroll: true });
    };
  }, [box]);
}

/** The page, or the shadow root of an embed: the page around it is a partner's. */
function pageOf(dialog: HTMLElement | null): DocumentOrShadowRoot & ParentNode {
  const root = dialog?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** Receives the focus if the opener is gone, such as the button of a removed card. */
function pageHeading(page: ParentNode): HTMLElement | null {
  const heading = page.querySelector<HTMLElement>('h1');
  if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
  return heading;
}
