import type { CodedError, VehicleDataCode } from '@shared/domain';
import { en } from '../locales/en';
import { es } from '../locales/es';

/** A refusal with its code; `attribute` names the field. */
export class RequestFailure extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: VehicleDataCode,
    readonly attribute?: string,
  ) {
    super(code);
  }
}

/** The one shape of an error (reading 37), in the caller's language: English unless Spanish is asked for first. */
export function errorBody(
  code: VehicleDataCode,
  acceptLanguage: string | undefined,
  attribute?: string,
): { errors: CodedError[] } {
  const texts = /^\s*es\b/i.test(acceptLanguage ?? '') ? es : en;
  return { errors: [{ code, message: texts[code], ...(attribute === undefined ? {} : { attribute }) }] };
}
