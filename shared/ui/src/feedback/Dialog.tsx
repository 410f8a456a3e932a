import { useDeferredValue, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { CloseIcon } from '../drawings/icons';
import { color, fontSize, media, motion, radius, shadow, space } from '../tokens/theme';
import { usePortalContainer } from './PortalContext';
import { useModal } from './useModal';

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
  const titleId = useId();
  const close = () => {
    if (dismissible) onClose();
  };
  const modal = useModal(close);
  return (
    <Modal {...modal} aria-labelledby={titleId}>
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
