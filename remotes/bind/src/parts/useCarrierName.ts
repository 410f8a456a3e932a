import { useCarriers } from '@shared/api-client/hooks';
import type { CarrierId } from '@shared/domain';

/** What a carrier is called; its id until the list is there. */
export function useCarrierName(id: CarrierId): string {
  const { data: carriers } = useCarriers();
  return carriers?.find((carrier) => carrier.id === id)?.name ?? id;
}
