import type { ReactNode } from 'react';

/** The page's only main landmark, rendered by the shell, never by a remote; target of the SkipLink. */
export function Main({ children, id = 'main' }: { children: ReactNode; id?: string }) {
  return (
    <main id={id} tabIndex={-1}>
      {children}
    </main>
  );
}
