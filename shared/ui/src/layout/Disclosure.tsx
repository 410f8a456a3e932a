import type { ReactNode, ToggleEventHandler } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../drawings/icons';
import { color, motion, radius, space } from '../tokens/theme';
import { SummaryWords } from './SummaryWords';

export interface DisclosureProps {
  summary: ReactNode;
  /** A muted line at the end of the summary. */
  detail?: ReactNode;
  children: ReactNode;
  open?: boolean;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
}

/** Expandable content: a native details element. */
export function Disclosure({ summary, detail, children, open, onToggle }: DisclosureProps) {
  return (
    <Box open={open} onToggle={onToggle}>
      <Summary>
        <SummaryWords name={summary} detail={detail} />
        <ChevronDownIcon />
      </Summary>
      <Body>{children}</Body>
    </Box>
  );
}

const Box = styled.details`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  & > summary svg {
    transition: transform ${motion};
    color: ${color.road};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;
const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3rem;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;
const Body = styled.div`
  padding: ${space(1)} ${space(4)} ${space(4)};
`;
