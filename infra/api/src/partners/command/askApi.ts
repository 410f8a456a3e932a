import type { AskApi } from './partnersCommand';

interface Refused {
  errors?: { message: string; attribute?: string }[];
}

const sentenceOf = ({ message, attribute }: { message: string; attribute?: string }) =>
  attribute === undefined ? message : `${attribute}: ${message}`;

/** Calls the API's own port. @throws Error with its sentence, or that nothing answers there */
export function askApiAt(origin: string, token: () => string): AskApi {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`No API answers at ${origin}; start it, or name another with API_ORIGIN`);
    });
    const text = await answer.text();
    if (answer.ok) return text === '' ? null : JSON.parse(text);
    const { errors = [] }: Refused = JSON.parse(text);
    throw new Error(errors.map(sentenceOf).join('\n') || `The API answered ${answer.status}`);
  };
}
