import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { CloseIcon } from '../drawings/icons';
import { color, fontSize, media, motion, radius, shadow, space } from '../tokens/theme';
import { inVisiblePart } from './inVisiblePart';
import { usePortalContainer } from './PortalContext';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called by Escape, the close button and a click outside the dialog. */
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom, the main one first. */
  actions?: ReactNode;
  /** False while something irreversible runs. */
  dismissible?: boolean;
}

/**
 * A modal dialog whose focus the browser traps and returns (native dialog). It renders after the click has been
 * painted, since the page under it has to be restyled (budgets, INP).
 */
export function Dialog(props: DialogProps) {
  const container = usePortalContainer();
  const isTurn = useDeferredValue(props.open, false);
  if (!props.open || !isTurn) return null;
  return container === null ? <OpenDialog {...props} /> : createPortal(<OpenDialog {...props} />, container);
}

function OpenDialog({ title, onClose, closeLabel, children, actions, dismissible = true }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();
  useModal(box);
  const close = () => {
    if (dismissible) onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    // Closing is the owner's state; otherwise React and the browser would disagree.
    event.preventDefault();
    close();
  };
  const press = (event: MouseEvent) => {
    pressed.current = event.target;
  };
  const clickBeside = (event: MouseEvent) => {
    // Neither a text selection that ends outside nor the second click of a double click on the opener closes it.
    const isBeside = event.target === box.current && pressed.current === box.current;
    if (isBeside && event.detail < 2) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key equivalent
    <Modal ref={box} aria-labelledby={titleId} onCancel={cancel} onMouseDown={press} onClick={clickBeside}>
      <Sheet>
        <Head>
          <Title id={titleId} tabIndex={-1}>
            {title}
          </Title>
          <Close type="button" onClick={close} aria-label={closeLabel} hidden={!dismissible}>
            <CloseIcon />
          </Close>
        </Head>
        <div>{children}</div>
        {actions === undefined ? null : <Foot>{actions}</Foot>}
      </Sheet>
    </Modal>
  );
}

function useModal(box: React.RefObject<HTMLDialogElement | null>): void {
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

const Modal = styled.dialog`
  width: min(36rem, 100vw - ${space(8)});
  max-height: calc(100dvh - ${space(8)});
  margin: auto;
  padding: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow};
  transition: opacity ${motion};
  @starting-style {
    opacity: 0;
  }
  &::backdrop {
    background: rgb(10 16 21 / 55%);
  }
`;
const Sheet = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  ${media.tablet} {
    padding: ${space(6)} ${space(8)} ${space(8)};
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
`;
const Title = styled.h2`
  font-size: ${fontSize[24]};
  padding-block-start: ${space(2)};
`;
const Close = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-end: calc(-1 * ${space(3)});
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  &[hidden] {
    display: none;
  }
  &:hover {
    background: ${color.roadSoft};
    color: ${color.road};
  }
`;
const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  ${media.tablet} {
    flex-direction: row;
    gap: ${space(3)};
  }
`;
