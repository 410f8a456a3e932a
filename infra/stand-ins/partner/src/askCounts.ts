/** How long the site may take, in ms. */
const PATIENCE = 5000;

/** Asks the site for the example partner's counts, from server to server as a partner would: no page sees the secret. */
export async function askCounts(site: string, secret: string): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(`${site}/v2/partners/pk_example/counts`, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: answer.ok || answer.status === 401 ? answer.status : 502, body: await answer.json() };
  } catch {
    return { status: 502, body: { error: 'the site does not answer' } };
  }
}
