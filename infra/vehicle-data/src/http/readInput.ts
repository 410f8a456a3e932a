import { RequestFailure } from './requestFailure';
import type { VehicleDataCode as Code } from '@shared/domain';

const MAXIMUM_TEXT = 100;
const MAXIMUM_ID = 64;
/** Control characters, lone surrogates and the replacement character for undecodable bytes. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

function readText(value: unknown, limit: number, code: Code, attribute: string): string {
  if (typeof value === 'string' && value.length <= limit && !UNREADABLE.test(value)) return value;
  throw new RequestFailure(400, code, attribute);
}

/** @throws RequestFailure 400 unless it is four digits; a year without cars is left to the catalog. */
export function readYear(value: unknown): number {
  if (typeof value === 'string' && /^\d{4}$/.test(value)) return Number(value);
  throw new RequestFailure(400, 'year_malformed', 'year');
}

/** @throws RequestFailure 400 for text that cannot be an id; an unknown id is left to the catalog. */
export function readId(value: unknown, attribute: string): string {
  return readText(value, MAXIMUM_ID, 'id_malformed', attribute);
}

/** Undecodable bytes (a lone surrogate, a cut-off sequence) arrive undecoded, so the raw URL is checked. */
function isText(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

/** A search by VIN or by text; by VIN if both are given. @throws RequestFailure 400 for neither or unreadable text. */
export function readSearch(
  query: Record<string, unknown>,
  address: string,
): { vin: string } | { text: string } {
  if (!isText(address.slice(address.indexOf('?') + 1))) throw new RequestFailure(400, 'bad_request');
  if (query['vin'] !== undefined)
    return { vin: readText(query['vin'], MAXIMUM_TEXT, 'vin_malformed', 'vin') };
  if (query['query'] === undefined) throw new RequestFailure(400, 'search_required', 'query');
  return { text: readText(query['query'], MAXIMUM_TEXT, 'query_malformed', 'query') };
}
