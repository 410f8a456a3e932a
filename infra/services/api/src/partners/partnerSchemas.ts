import { PARTNER_MODES, type PartnerFacts } from '@shared/domain';
import { array, boolean, mixed, number, object, type ObjectShape, string } from 'yup';

const LOCAL = new Set(['localhost', '127.0.0.1']);
const MOST_ORIGINS = 50;
const MOST_TOKENS = 60;
const MOST_QUOTES = 1_000_000;
const TOKEN = /^[a-z][A-Za-z0-9-]{0,39}$/;
/** A color, a length or a list of fonts: nothing that leaves the declaration it stands in, and no address. */
const TOKEN_VALUE = /^(?!.*url\s*\()[\w #%(),.'"/-]{1,120}$/i;

/** An origin exactly as a browser sends it; HTTP only for this machine. A wildcard is none. */
function isPartnerOrigin(text: string | undefined): boolean {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.origin !== text || !/^[a-z0-9.-]+$/.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.has(url.hostname));
}

const isTokenValue = (value: unknown): boolean =>
  typeof value === 'string' ? TOKEN_VALUE.test(value) : Number.isFinite(value);

/** Tokens and their values; which tokens exist is the embed's business. */
function isTheme(value: unknown): value is PartnerFacts['theme'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MOST_TOKENS && entries.every(([name, one]) => TOKEN.test(name) && isTokenValue(one))
  );
}

const words = () => string().typeError('validation:invalid').nonNullable('validation:required');

const fields = {
  name: words().matches(/^[^\p{Cc}\p{Cs}]{1,100}$/u, 'validation:invalid'),
  origins: array()
    .typeError('validation:invalid')
    .of(words().required('validation:required').test('origin', 'validation:invalid', isPartnerOrigin))
    .min(1, 'validation:required')
    .max(MOST_ORIGINS, 'validation:too_many'),
  modes: array()
    .typeError('validation:invalid')
    .of(words().oneOf(PARTNER_MODES, 'validation:choice_invalid').required('validation:required'))
    .min(1, 'validation:required')
    .max(PARTNER_MODES.length, 'validation:too_many'),
  daily_limit: number()
    .typeError('validation:number_invalid')
    .integer('validation:number_invalid')
    .min(0, 'validation:number_invalid')
    .max(MOST_QUOTES, 'validation:number_invalid'),
  language: words().oneOf(['en', 'es'], 'validation:choice_invalid'),
  theme: mixed().test('theme', 'validation:invalid', (value) => value === undefined || isTheme(value)),
  hold: string()
    .typeError('validation:invalid')
    .matches(/^[\w@-]{1,120}$/, 'validation:invalid')
    .nullable(),
};

const closed = (shape: ObjectShape) => object(shape).noUnknown(true, 'validation:unknown_field').strict(true);

/** Body of POST /partners; what is left out has a default. */
export const newPartnerSchema = closed({
  ...fields,
  name: fields.name.required('validation:required'),
  origins: fields.origins.required('validation:required'),
});

/** Body of PATCH /partners/KEY. */
export const partnerChangesSchema = closed({
  ...fields,
  stopped: boolean().typeError('validation:invalid').nonNullable('validation:required'),
});
