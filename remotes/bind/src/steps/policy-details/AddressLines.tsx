import { color, fontSize } from '@shared/ui';
import { styled } from 'styled-components';
import type { PolicyAddress } from './policyValues';

/** An address as on an envelope. */
export function AddressLines({ address }: { address: PolicyAddress }) {
  const { line1, line2, city, state, zip_code } = address;
  return (
    <Lines>
      {[line1, line2].filter(Boolean).join(', ')}
      <br />
      {city}, {state} {zip_code}
    </Lines>
  );
}

/** Styled as main text, since it is the dialog's subject though rendered as a choice's help. */
const Lines = styled.span`
  color: ${color.ink};
  font-size: ${fontSize[17]};
  font-weight: 400;
`;
