/** How the browser loaded this document, and for which path, since history may have moved on before any script ran. */
export function loadedDocument(): { isByHistory: boolean; pathname: string } {
  const here = window.location.pathname;
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined) return { isByHistory: false, pathname: here };
  const { pathname } = new URL(entry.name);
  const isOfHistory = 'type' in entry && entry.type === 'back_forward';
  return { isByHistory: isOfHistory || pathname !== here, pathname };
}
