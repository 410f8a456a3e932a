import { useEffect } from 'react';

/** The browser's title while a screen stands (specification 2.9). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
