import { createHash, createHmac } from 'node:crypto';

/** Timeout after which a webhook counts as not delivered. */
const TIME_LIMIT = 5_000;

/** The secret for our webhook signatures, derived from the key shared with the receiver. */
export const webhookSecret = (apiKey: string): string =>
  createHash('sha256').update(`webhook|${apiKey}`).digest('hex');

/** `t=<unix seconds>,v1=<hex>`: the time and the digest of time and body. */
function signatureOf(secret: string, body: string, now: number): string {
  const t = Math.floor(now / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** Sends a webhook once; returns whether it was accepted. */
export async function sendWebhook(url: string, word: object, secret: string): Promise<boolean> {
  const body = JSON.stringify(word);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'provider-signature': signatureOf(secret, body, Date.now()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
