/** The result of a call, or null if it failed; its hook has the error for the screen. */
export async function settled<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch {
    return null;
  }
}
