import type { ReactNode } from 'react';
import { ApiProvider, DataProvider } from '@shared/api-client/hooks';
import { useShell } from '../../boot/ShellContext';

/** Provides request hooks to a shell page, over the page's one transport. */
export function ShellApi({ children }: { children: ReactNode }) {
  const { transport, bus } = useShell();
  return (
    <ApiProvider transport={transport} bus={bus}>
      <DataProvider>{children}</DataProvider>
    </ApiProvider>
  );
}
