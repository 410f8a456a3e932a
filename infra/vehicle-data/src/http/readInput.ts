import { RequestFailure } from './requestFailure';
import type { VehicleDataCode as Code } from '@shared/domain';

const MAXIMUM_TEXT = 100;
const MAXIMUM_ID = 64;
/** Control characters, lone halves of surrogate pairs and the sign that stands for bytes that were no text. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

function readText(value: unknown, limit: number, code: Code, attribute: string): string {
  if (typeof value === 'string' && value.length <= limit && !UNREADABLE.test(value)) return value;
  throw new RequestFailure(400, code, attribute);
}

/** @throws RequestFailure 400 unless four digits; a year without cars is for the catalogue to answer. */
export function readYear(value: unknown): number {
  if (typeof value === 'string' && /^\d{4}$/.test(value)) return Number(value);
  throw new RequestFailure(400, 'year_malformed', 'year');
}

/** @throws RequestFailure 400 for what no id could be; an unknown id is for the catalogue to answer. */
export function readId(value: unknown, attribute: string): string {
  return readText(value, MAXIMUM_ID, 'id_malformed', attribute);
}

/** Bytes that are no text (half a surrogate pair, a cut-off sequence) reach us undecoded: the address tells. */
function isText(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

/** A search by VIN or by text; by VIN when both are given. @throws RequestFailure 400 for neither or unreadable text. */
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
