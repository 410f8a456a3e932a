/** Makes waits of this many milliseconds instant until the returned function is called. */
export function fastForward(milliseconds: number): () => void {
  const real = globalThis.setTimeout;
  const hurried = (call: () => void, wait?: number) => real(call, wait === milliseconds ? 0 : wait);
  Object.assign(globalThis, { setTimeout: hurried });
  return () => void Object.assign(globalThis, { setTimeout: real });
}
