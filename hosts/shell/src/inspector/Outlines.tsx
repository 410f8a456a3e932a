import { color, fontSize, media } from '@shared/ui';
import { styled } from 'styled-components';
import type { Region } from './regions';

interface OutlinesProps {
  regions: readonly Region[];
  /** What is written on a part's outline. */
  labelOf: (part: string) => string;
}

/** Outlines above the page, which catch no press. What they say is in the panel as text. */
export function Outlines({ regions, labelOf }: OutlinesProps) {
  return (
    <Glass aria-hidden="true">
      {regions.map(({ id, part, left, top, width, height }) => (
        <Outline
          key={id}
          data-part={part}
          $isShell={part === 'shell'}
          style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
        >
          <Label $isShell={part === 'shell'}>{labelOf(part)}</Label>
        </Outline>
      ))}
    </Glass>
  );
}

const Glass = styled.div`
  position: fixed;
  inset: 0;
  z-index: 2147483000;
  overflow: clip;
  pointer-events: none;
  @media print {
    display: none;
  }
`;
/** Moved by a transform, which is no shift of the page's layout. */
const Outline = styled.div<{ $isShell: boolean }>`
  position: absolute;
  outline: ${({ $isShell }) => ($isShell ? `3px dashed ${color.muted}` : `3px solid ${color.road}`)};
  outline-offset: -3px;
  ${media.forcedColors} {
    outline-color: ${({ $isShell }) => ($isShell ? 'GrayText' : 'Highlight')};
  }
`;
/** The shell's is at the end of the line, where it meets no label of a part. */
const Label = styled.span<{ $isShell: boolean }>`
  float: ${({ $isShell }) => ($isShell ? 'inline-end' : 'inline-start')};
  padding-inline: 0.375rem;
  border: 1px solid ${({ $isShell }) => ($isShell ? color.muted : color.road)};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${fontSize[14]};
  line-height: 1.5;
`;
