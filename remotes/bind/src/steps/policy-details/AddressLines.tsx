import type { PolicyAddress } from './policyValues';

/** An address as it stands on an envelope. */
export function AddressLines({ address }: { address: PolicyAddress }) {
  const { line1, line2, city, state, zip_code } = address;
  return (
    <>
      {[line1, line2].filter(Boolean).join(', ')}
      <br />
      {city}, {state} {zip_code}
    </>
  );
}
