/** Runs a callback after the next paint, when the browser is idle. */
export function whenIdle(run: () => void): void {
  const idle = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200); // Safari has no requestIdleCallback
  };
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(idle));
  else setTimeout(idle);
}
