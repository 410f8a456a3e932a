import type { CodedError, VehicleDataCode } from '@shared/domain';
import { en } from '../locales/en';
import { es } from '../locales/es';

/** An error with its code; `attribute` names the field. */
export class RequestFailure extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: VehicleDataCode,
    readonly attribute?: string,
  ) {
    super(code);
  }
}

/** The common error format (reading 37), in the caller's language: English unless Spanish is preferred. */
export function errorBody(
  code: VehicleDataCode,
  acceptLanguage: string | undefined,
  attribute?: string,
): { errors: CodedError[] } {
  const texts = /^\s*es\b/i.test(acceptLanguage ?? '') ? es : en;
  return { errors: [{ code, message: texts[code], ...(attribute === undefined ? {} : { attribute }) }] };
}
