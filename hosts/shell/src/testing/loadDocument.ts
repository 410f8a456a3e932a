/**
 * Simulates a document loaded for this path, `by` history or another way, that moved on to another path before any
 * script ran.
 */
export function loadDocument(path: string, by: NavigationTimingType = 'navigate', movedTo = path): void {
  window.history.replaceState(null, '', movedTo);
  const entry = { type: by, name: new URL(path, window.location.href).href };
  Object.assign(performance, { getEntriesByType: () => [entry] });
}
