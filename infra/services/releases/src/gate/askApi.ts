import { API_ORIGIN, PORT_BASE, readSettings, type Variables } from '@infra/server';
import { Refusal } from '../model/refusal';
import { apiContract, type ApiContract, type ApiDescription } from './apiContract';

/** What the API serves, as far as it was asked, and what the log says about that. */
export interface AskedApi {
  /** Null if the settings say that there is no API. */
  contract: ApiContract | null;
  check: string;
}

/** Asks the running API what it serves. @throws Refusal if it does not say so */
export type AskApi = () => Promise<AskedApi>;

/** Asks the running API which releases partners hold (ADR 0044). @throws Refusal if it does not say so */
export type AskHolds = () => Promise<readonly string[]>;

/** For a site without an API, by `API_ORIGIN=none`, and for acts by which nothing goes live. */
export const noApi: AskApi = async () => ({ contract: null, check: 'api: not asked (API_ORIGIN is none)' });

/** For a site without an API, which has no partners. */
export const noHolds: AskHolds = async () => [];

/** ms */
const ANSWER_LIMIT = 5000;

function silent(origin: string, what: string, reason: string): Refusal {
  const message = `The API at ${origin} does not say ${what} (${reason}). Start it, or set API_ORIGIN to its origin, or to none if the site has none`;
  return new Refusal(503, 'api_silent', message, { attribute: 'API_ORIGIN', owner: 'Back end' });
}

/** What the API at an origin answers; `what` says for what it is needed. */
async function ask<Answer>(origin: string, path: string, what: string): Promise<Answer> {
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(ANSWER_LIMIT) }).catch(() => null);
  if (!answer?.ok) throw silent(origin, what, answer ? `status ${answer.status}` : 'no answer');
  return answer.json().catch(() => {
    throw silent(origin, what, 'no JSON');
  });
}

/** The API that the edges call, by default the one on this machine. Null: none. */
function apiOrigin(variables: Variables): string | null {
  const values = readSettings({ settings: { PORT_BASE, API_ORIGIN } }, variables);
  if (values.API_ORIGIN === 'none') return null;
  return values.API_ORIGIN ?? `http://127.0.0.1:${values.PORT_BASE + 10}`;
}

/** Asks the API of the settings what it serves. @throws Error for a wrong setting */
export function readApi(variables: Variables): AskApi {
  const origin = apiOrigin(variables);
  if (origin === null) return noApi;
  return async () => {
    const what = 'what it serves, so calls cannot be checked';
    const description = await ask<ApiDescription>(origin, '/v2/openapi.json', what);
    return { contract: apiContract(description), check: `api: asked at ${origin}` };
  };
}

/** Asks the API of the settings which releases partners hold. @throws Error for a wrong setting */
export function readHolds(variables: Variables): AskHolds {
  const origin = apiOrigin(variables);
  if (origin === null) return noHolds;
  return async () => {
    const { held } = await ask<{ held: string[] }>(origin, '/held-releases', 'which releases partners hold');
    return held;
  };
}
