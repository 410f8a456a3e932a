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

/** For a site without an API, by `API_ORIGIN=none`, and for acts by which nothing goes live. */
export const noApi: AskApi = async () => ({ contract: null, check: 'api: not asked (API_ORIGIN is none)' });

/** ms */
const ANSWER_LIMIT = 5000;

function silent(origin: string, reason: string): Refusal {
  const message = `The API at ${origin} does not say what it serves (${reason}), so calls cannot be checked. Start it, or set API_ORIGIN to its origin, or to none if the site has none`;
  return new Refusal(503, 'api_silent', message, { attribute: 'API_ORIGIN', owner: 'Back end' });
}

/** Asks the API at an origin. */
function apiAt(origin: string): AskApi {
  return async () => {
    const answer = await fetch(`${origin}/v2/openapi.json`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT),
    }).catch(() => null);
    if (!answer?.ok) throw silent(origin, answer ? `status ${answer.status}` : 'no answer');
    const description: ApiDescription = await answer.json().catch(() => {
      throw silent(origin, 'no JSON');
    });
    return { contract: apiContract(description), check: `api: asked at ${origin}` };
  };
}

/** The API that the edges call: `API_ORIGIN`, by default the one on this machine. @throws Error for a wrong value */
export function readApi(variables: NodeJS.ProcessEnv): AskApi {
  const named = variables['API_ORIGIN'] ?? `http://127.0.0.1:${Number(variables['PORT_BASE'] ?? 3000) + 10}`;
  if (named === 'none') return noApi;
  if (!/^https?:/.test(named) || !URL.canParse(named))
    throw new Error(`API_ORIGIN must be an http(s) origin or none, not ${named}`);
  return apiAt(new URL(named).origin);
}
