/** An answer that a test gives when it is ready. */
export function deferred() {
  const waiting: ((value: object) => void)[] = [];
  return {
    /** For a handler of the fake API. */
    ask: () => new Promise<object>((resolve) => void waiting.push(resolve)),
    /** Answers the last that asked. */
    answer: (value: object) => waiting.at(-1)?.(value),
  };
}
