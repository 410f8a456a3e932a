import { keyframes, styled } from 'styled-components';
import { color, media } from '../tokens/theme';

const drive = keyframes`
  from { stroke-dashoffset: 100; }
  to { stroke-dashoffset: 0; }
`;

/** The winding road on loading and empty screens; `drawing` animates it in a loop. Decorative. */
export function RoadDrawing({ drawing = false }: { drawing?: boolean }) {
  const path = 'M4 66c30 0 46-4 62-16s26-26 52-26 34 22 62 22 34-26 56-30';
  return (
    <Picture viewBox="0 0 240 76" width="240" height="76" fill="none" aria-hidden="true" focusable="false">
      <path d={path} stroke={color.hairline} strokeWidth="10" strokeLinecap="round" />
      <Travelled
        d={path}
        pathLength="100"
        stroke={color.road}
        strokeWidth="10"
        strokeLinecap="round"
        $drawing={drawing}
      />
      <path d={path} stroke={color.paper} strokeWidth="1.5" strokeDasharray="7 7" />
      <path d="M118 18V8" stroke={color.ink} strokeWidth="2" />
      <rect
        x="109"
        y="-6"
        width="18"
        height="16"
        rx="4"
        fill={color.amber}
        stroke={color.ink}
        strokeWidth="2"
      />
    </Picture>
  );
}

const Picture = styled.svg`
  max-width: 100%;
  overflow: visible;
`;
const Travelled = styled.path<{ $drawing: boolean }>`
  stroke-dasharray: 100;
  stroke-dashoffset: ${({ $drawing }) => ($drawing ? 100 : 50)};
  animation: ${drive} 2.4s ease-in-out infinite;
  animation-name: ${({ $drawing }) => ($drawing ? drive : 'none')};
  ${media.reducedMotion} {
    stroke-dashoffset: 50;
  }
`;
