import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../drawings/icons';
import { color, fontSize, media, motion, radius, shadow, space } from '../tokens/theme';
import { SummaryWords } from './SummaryWords';
import { useDock, YIELDS } from './useDock';

interface SummaryAsideProps {
  title: string;
  line?: ReactNode;
  children: ReactNode;
}

/**
 * A summary rendered once: always open beside the form. On a phone it is a bar that stays at the window's foot until its
 * place after the form is in view, except where it would lie over a control or a message; opened, the bar rises with the
 * content below it.
 */
export function SummaryAside({ title, line, children }: SummaryAsideProps) {
  const { dock, open, setOpen } = useDock();
  const bodyId = useId();
  return (
    <Aside ref={dock} aria-label={title}>
      <Title>{title}</Title>
      <Bar type="button" aria-expanded={open} aria-controls={bodyId} onClick={() => setOpen(!open)}>
        <SummaryWords name={title} detail={line} />
        <ChevronDownIcon />
      </Bar>
      <Body id={bodyId} $open={open}>
        {children}
      </Body>
    </Aside>
  );
}

const Aside = styled.aside`
  position: var(--ui-dock, sticky);
  inset-block-end: ${space(2)};
  z-index: 2;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  box-shadow: ${shadow};
  width: 100%;
  max-width: 45rem;
  /* Out of the way at once, also where reduced motion gives everything a very short transition. */
  transition: none;
  @media screen {
    &[${YIELDS}]:not(:has(> [aria-expanded='true'], :focus-visible)) {
      opacity: 0;
      pointer-events: none;
    }
  }
  ${media.short} {
    position: static;
  }
  @media print {
    position: static;
  }
  ${media.desktop} {
    position: sticky;
    inset-block: ${space(6)} auto;
    z-index: auto;
    padding: ${space(5)};
    background: transparent;
    box-shadow: none;
    font-size: ${fontSize[14]};
  }
`;
const Title = styled.p`
  display: none;
  font-size: ${fontSize[17]};
  font-weight: 700;
  ${media.desktop} {
    display: block;
    margin-block-end: ${space(3)};
  }
`;
const Bar = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 3rem;
  padding: ${space(2)} ${space(4)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  text-align: start;
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${color.road};
    transition: transform ${motion};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.desktop} {
    display: none;
  }
`;
const Body = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  max-block-size: var(--ui-dock-body, 60vh);
  overflow-y: auto;
  padding: ${space(1)} ${space(4)} ${space(4)};
  ${media.short} {
    max-block-size: none;
  }
  @media print {
    max-block-size: none;
    overflow-y: visible;
  }
  ${media.desktop} {
    display: block;
    max-block-size: none;
    overflow-y: visible;
    padding: 0;
  }
`;
