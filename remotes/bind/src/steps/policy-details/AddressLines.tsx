import { color, fontSize } from '@shared/ui';
import { styled } from 'styled-components';
import type { PolicyAddress } from './policyValues';

/** An address as it stands on an envelope. */
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

/** What the dialog is about is no help text, though it stands where a choice has its help. */
const Lines = styled.span`
  color: ${color.ink};
  font-size: ${fontSize[16]};
  font-weight: 400;
`;
