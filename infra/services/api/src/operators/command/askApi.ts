import { OPERATOR_HEADER } from '../operatorName';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** One call of the API; throws what it refuses. */
export type AskApi = <T>(method: Method, path: string, body?: object) => Promise<T>;

interface Refused {
  errors?: { message: string; attribute?: string }[];
}

const sentenceOf = ({ message, attribute }: { message: string; attribute?: string }) =>
  attribute === undefined ? message : `${attribute}: ${message}`;

interface Caller {
  /** What opens the operators' routes. */
  token: () => string;
  operator: string;
}

/** Calls the API's own port. @throws Error with its sentence, or that nothing answers there */
export function askApiAt(origin: string, { token, operator }: Caller): AskApi {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token()}`,
        [OPERATOR_HEADER]: encodeURIComponent(operator),
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
