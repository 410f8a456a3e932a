import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color, radius, space } from '../tokens/theme';

export interface SkeletonProps {
  /** Shape of the loading content. */
  shape: 'card' | 'price' | 'list' | 'lines';
  /** Announced once by screen readers: 'Loading your cars'. */
  label: string;
  /** Number of cards in a list or lines of text. */
  count?: number;
}

/** A gray placeholder as large as the loading content, so nothing shifts when it arrives. */
export function Skeleton({ shape, label, count = 3 }: SkeletonProps) {
  return (
    <Frame>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {shape === 'list' ? Array.from({ length: count }, (_, index) => <ListShape key={index} />) : null}
      {shape === 'card' ? <CardShape /> : null}
      {shape === 'price' ? <PriceShape /> : null}
      {shape === 'lines' ? <Lines count={count} /> : null}
    </Frame>
  );
}

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <Bar key={index} $width={index === count - 1 ? 60 : 100} />);

const ListShape = () => (
  <Sheet $row>
    <Mark />
    <Frame>
      <Bar $width={40} />
      <Bar $width={70} />
    </Frame>
  </Sheet>
);

const CardShape = () => (
  <Sheet>
    <Bar $width={40} $tall />
    <Lines count={3} />
  </Sheet>
);

const PriceShape = () => (
  <Sheet>
    <Bar $width={30} />
    <Price />
    <Bar $width={50} />
  </Sheet>
);

const pulse = keyframes`
  50% { opacity: 0.55; }
`;
const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  flex: 1;
`;
const Sheet = styled.div<{ $row?: boolean }>`
  display: ${({ $row = false }) => ($row ? 'flex' : 'grid')};
  align-items: center;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
`;
const Bar = styled.div<{ $width: number; $tall?: boolean }>`
  width: ${({ $width }) => $width}%;
  height: ${({ $tall = false }) => ($tall ? '1.5rem' : '0.875rem')};
  border-radius: 6px;
  background: ${color.hairline};
  animation: ${pulse} 1.6s ease-in-out infinite;
`;
const Mark = styled(Bar).attrs({ $width: 0 })`
  width: 4rem;
  height: 2.5rem;
`;
const Price = styled(Bar).attrs({ $width: 0 })`
  width: 9rem;
  height: 3.25rem;
`;
