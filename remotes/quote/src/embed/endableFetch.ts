/** The page's `fetch`, whose calls end with the embed. */
export function endableFetch(ended: AbortSignal): typeof fetch {
  return (input, init = {}) => {
    const signal = init.signal ? AbortSignal.any([init.signal, ended]) : ended;
    return globalThis.fetch(input, { ...init, signal });
  };
}
