/** The result of `work`, or an error with this message after so many milliseconds. */
export async function within<T>(ms: number, late: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${late} in ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
