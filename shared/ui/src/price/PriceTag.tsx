import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../tokens/theme';

export interface PriceTagProps {
  /** Formatted: '$128'. */
  amount: string;
  /** What the amount is for: 'per month'. */
  per?: ReactNode;
  /** The total and what it includes, always beside the price: '$768 for 6 months'. */
  total?: ReactNode;
  /** A line above: 'Your estimate', 'as low as'. */
  label?: ReactNode;
  size?: 'large' | 'medium';
}

/** A price: the largest element on its page, in tabular figures, always with its total. */
export function PriceTag({ amount, per, total, label, size = 'large' }: PriceTagProps) {
  return (
    <Box>
      {label === undefined ? null : <Small>{label}</Small>}
      <Line>
        <Amount $size={size}>{amount}</Amount>
        {per === undefined ? null : <Per>{per}</Per>}
      </Line>
      {total === undefined ? null : <Small>{total}</Small>}
    </Box>
  );
}

const Box = styled.p`
  display: grid;
  gap: ${space(1)};
`;
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
`;
const Amount = styled.strong<{ $size: 'large' | 'medium' }>`
  font-size: ${({ $size }) => ($size === 'large' ? fontSize[40] : fontSize[28])};
  font-weight: 800;
  letter-spacing: -0.02em;
  line-height: 1.1;
  ${media.tablet} {
    font-size: ${({ $size }) => ($size === 'large' ? fontSize[60] : fontSize[28])};
  }
`;
const Per = styled.span`
  font-size: ${fontSize[20]};
  color: ${color.muted};
`;
const Small = styled.span`
  color: ${color.muted};
`;
