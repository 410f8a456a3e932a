import { useApi } from './apiContext';

/** Address of a make's logo, which the quote keeps as its path on the vehicle data service (reading 40); null for none. */
export function useMakeLogo(path: string | null): string | null {
  const { vehicleDataBase } = useApi().transport;
  return path?.startsWith('/') ? vehicleDataBase + path : path;
}
