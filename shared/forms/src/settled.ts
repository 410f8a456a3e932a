/** The answer of a call, or null when it failed: its hook keeps the error, and the screen shows it from there. */
export async function settled<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch {
    return null;
  }
}
