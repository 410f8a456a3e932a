/** Runs after the next paint and then when the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const idle = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200); // Safari
  };
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(idle));
  else setTimeout(idle);
}
