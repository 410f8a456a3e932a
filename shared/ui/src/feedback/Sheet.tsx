import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { CloseIcon } from '../drawings/icons';
import { color, fontSize, media, radius, shadow, space } from '../tokens/theme';
import { usePortalContainer } from './PortalContext';
import { useModal } from './useModal';

export interface SheetProps {
  title: ReactNode;
  /** Called by Escape, the close button and a click beside the sheet. */
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below the content: what was decided, and the button that closes. */
  foot?: ReactNode;
}

/**
 * Details of the page in a modal dialog: it rises from the window's foot, and on a desktop is a panel at its side. The
 * focus goes to its title, stays inside, and returns. Printed, it stands in the place of the page.
 */
export function Sheet({ title, onClose, closeLabel, children, foot }: SheetProps) {
  const container = usePortalContainer();
  const titleId = useId();
  const modal = useModal(onClose);
  const sheet = (
    <Panel {...modal} aria-labelledby={titleId}>
      <PrintedAlone />
      <Head>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Close type="button" onClick={onClose} aria-label={closeLabel} data-screen-only>
          <CloseIcon />
        </Close>
      </Head>
      <Content>{children}</Content>
      {foot === undefined ? null : <Foot data-screen-only>{foot}</Foot>}
    </Panel>
  );
  return container === null ? sheet : createPortal(sheet, container);
}

/** The page behind does not scroll; it is not printed. */
const PrintedAlone = createGlobalStyle`
  @media screen {
    html:has(dialog:modal) {
      overflow: hidden;
    }
  }
  @media print {
    body:has(dialog:modal) :not(:has(dialog:modal), dialog:modal, dialog:modal *) {
      display: none;
    }
  }
`;
const Panel = styled.dialog`
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  height: fit-content;
  max-height: calc(100dvh - ${space(10)});
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: 24px 24px 0 0;
  background: ${color.ground};
  color: ${color.ink};
  box-shadow: ${shadow};
  transition: translate 200ms ease-out;
  @starting-style {
    translate: 0 100%;
  }
  &::backdrop {
    background: rgb(10 18 34 / 65%);
  }
  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
  ${media.desktop} {
    inset: 0 0 0 auto;
    width: 45rem;
    height: 100dvh;
    max-height: none;
    border-radius: 24px 0 0 24px;
    @starting-style {
      translate: 100%;
    }
  }
  /* A modal dialog is never static; anchored at the top, it continues on the next pages. */
  @media print {
    position: absolute;
    inset: 0 0 auto;
    width: auto;
    height: auto;
    max-height: none;
    overflow: visible;
    box-shadow: none;
  }
`;
const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  background: inherit;
  & > h2 {
    font-size: ${fontSize[24]};
  }
  ${media.short} {
    position: static;
  }
  ${media.desktop} {
    padding: ${space(6)} ${space(6)} ${space(3)} ${space(10)};
    & > h2 {
      font-size: ${fontSize[28]};
    }
  }
`;
const Close = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.control};
  background: ${color.tint};
  cursor: pointer;
`;
const Content = styled.div`
  padding: 0 ${space(5)} ${space(8)};
  ${media.desktop} {
    padding-inline: ${space(10)};
  }
`;
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  & > button {
    flex: 1 0 auto;
  }
  padding: ${space(3)} ${space(5)} max(${space(3)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.hairline};
  background: ${color.paper};
  ${media.short} {
    position: static;
  }
  ${media.desktop} {
    padding-inline: ${space(10)};
    & > button {
      flex: none;
    }
  }
`;
