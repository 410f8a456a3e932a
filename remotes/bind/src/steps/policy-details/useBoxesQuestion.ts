import type { Address } from '@shared/domain';
import { useRef } from 'react';
import type { Place } from './usePlace';

/**
 * Asks once for the ZIP of the street, where the typed one only holds boxes or one organization (reading 64): saving
 * again with the same ZIP keeps it. The quote's own ZIP was asked about at the start. Returns the question's text key.
 */
export function useBoxesQuestion({ boxesOnly }: Place, stored: Address) {
  const asked = useRef<string | null>(null);
  return (zip: string | null): 'bind:policyDetails.address.boxesZip' | null => {
    const isNew = boxesOnly && zip !== stored.zip_code && zip !== asked.current;
    asked.current = zip;
    return isNew ? 'bind:policyDetails.address.boxesZip' : null;
  };
}
