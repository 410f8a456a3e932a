/** Ends with the first of two signals. `AbortSignal.any` is newer than the oldest browsers of ours. */
function endedByEither(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const end = () => either.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: either.signal });
  }
  return either.signal;
}

/** The page's `fetch`, whose calls end with the embed. */
export function endableFetch(ended: AbortSignal): typeof fetch {
  return (input, init = {}) => {
    const signal = init.signal ? endedByEither(init.signal, ended) : ended;
    return globalThis.fetch(input, { ...init, signal });
  };
}
