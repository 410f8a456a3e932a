/** The token is unknown or was revoked. */
export class WrongToken extends Error {}

/** What the service says of a refusal, or how it answered. */
function sentenceIn(status: number, body: string): string {
  try {
    const { errors }: { errors: { message: string }[] } = JSON.parse(body);
    return errors.map(({ message }) => message).join(' ');
  } catch {
    return `The release service answered with ${status}.`;
  }
}

/**
 * Calls the release service that this page came from; with a body, it is a `POST`.
 * @throws WrongToken, or Error with a sentence if the service refuses or cannot be reached
 */
export async function callService<T>(token: string, path: string, body?: object): Promise<T> {
  const authorization = `Bearer ${token}`;
  const asked = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization, 'content-type': 'application/json' },
      }
    : { headers: { authorization } };
  const answer = await fetch(`/v1/${path}`, asked).catch(() => {
    throw new Error('The release service can’t be reached.');
  });
  if (answer.status === 401) throw new WrongToken();
  if (!answer.ok) throw new Error(sentenceIn(answer.status, await answer.text()));
  const value: T = await answer.json();
  return value;
}
