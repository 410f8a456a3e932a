import type { Shape } from '@shared/kit';

/** The shape that only this value has, so that a value can be compared with what is accepted. */
export function shapeOfValue(value: unknown): Shape {
  if (Array.isArray(value)) return { type: 'array', items: { anyOf: value.map(shapeOfValue) } };
  if (typeof value !== 'object' || value === null) return { enum: [value] };
  const fields = Object.entries(value);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, shapeOfValue(field)])),
    required: fields.map(([name]) => name),
  };
}
