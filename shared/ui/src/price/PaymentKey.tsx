import { useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/theme';
import { PaymentBlock, type PaymentKind } from './PaymentBlock';

/** What the blocks of the payment bars are. Decorative, as the bars are. */
export function PaymentKey({ names }: { names: readonly (readonly [PaymentKind, string])[] }) {
  const hatch = useId();
  return (
    <Keys aria-hidden="true">
      {names.map(([kind, name]) => (
        <Key key={kind}>
          <svg width="16" height="16" focusable="false">
            <PaymentBlock kind={kind} hatch={hatch} width={16} height={16} />
          </svg>
          {name}
        </Key>
      ))}
    </Keys>
  );
}

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
const Key = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  & > svg {
    flex: none;
    border-radius: 3px;
  }
`;
