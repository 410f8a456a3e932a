import { ERROR_NAMES, MOST_MEASURES, VITALS } from '@shared/federation/page';

const shape = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const text = (maxLength: number) => ({ type: 'string', maxLength });

const version = { part: text(40), version: text(80) };
const place = { route: text(200), error: { enum: ERROR_NAMES } };
/** Ten minutes: no page takes longer, and a clock may be wrong. */
const value = { type: 'number', minimum: 0, maximum: 600_000 };

const measure = (kind: string, more: object = {}) => shape({ kind: { const: kind }, ...version, ...more });

/** A `MeasureReport`. */
export const reportSchema = shape({
  release: text(20),
  measures: {
    type: 'array',
    minItems: 1,
    maxItems: MOST_MEASURES,
    items: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      oneOf: [
        measure('load'),
        measure('load-failure', place),
        measure('error', place),
        measure('vital', { vital: { enum: VITALS }, value }),
      ],
    },
  },
});
