import { LIMIT_KINDS } from '@shared/domain';
import type { JsonSchema } from '../jsonSchema';

export const text: JsonSchema = { type: 'string' };
export const yesNo: JsonSchema = { type: 'boolean' };
export const whole: JsonSchema = { type: 'integer' };
export const cents: JsonSchema = { type: 'integer', description: 'cents' };
export const date: JsonSchema = { type: 'string', format: 'date' };
export const instant: JsonSchema = { type: 'string', format: 'date-time' };
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const words = (list: readonly string[]): JsonSchema => ({ type: 'string', enum: [...list] });
export const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] });
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** Every field is required except those named in `optional`. */
export const record = (properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

export const errors = list(ref('CodedError'));
export const limit = record({ applies_to: words(LIMIT_KINDS), amount: cents });
