/** A wait of so many milliseconds takes no time, until the answer is called. */
export function hurry(milliseconds: number): () => void {
  const real = globalThis.setTimeout;
  const hurried = (call: () => void, wait?: number) => real(call, wait === milliseconds ? 0 : wait);
  Object.assign(globalThis, { setTimeout: hurried });
  return () => void Object.assign(globalThis, { setTimeout: real });
}
