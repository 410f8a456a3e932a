import { PARTNER_HEADER } from '@shared/domain';
import { ANSWER_SCHEMAS } from './data/answerSchemas';
import type { JsonSchema } from './jsonSchema';
import { type Operation, OPERATIONS } from './operations';
import type { RegisteredRoute } from './registeredRoute';
import { needsIdempotencyKey, needsIfMatch, refusalsOf } from './refusals';
import type { AnyObject, Schema } from 'yup';

interface Described {
  type: string;
  nullable?: boolean;
  optional?: boolean;
  oneOf?: unknown[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, Described>;
  innerType?: Described | Described[];
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The JSON Schema of one yup test; tests across fields have none. */
function limitOf(type: string, name: string, params: Record<string, unknown>): JsonSchema {
  const max = number(params['max']);
  const min = number(params['min']);
  if (name === 'iso-date') return { format: 'date' };
  if (name === 'email') return { format: 'email' };
  if (name === 'integer') return { type: 'integer' };
  if (name === 'matches' || name === 'latin' || name === 'phone') return { pattern: String(params['regex']) };
  if (name === 'max' && max !== undefined) {
    if (type === 'string') return { maxLength: max };
    return type === 'array' ? { maxItems: max } : { maximum: max };
  }
  if (name === 'min' && min !== undefined) return type === 'string' ? { minLength: min } : { minimum: min };
  return {};
}

function objectOf(described: Described): JsonSchema {
  const fields = Object.entries(described.fields ?? {});
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fromDescription(field)])),
    required: fields.filter(([, field]) => field.optional === false).map(([name]) => name),
    additionalProperties: !(described.tests ?? []).some((test) => test.name === 'noUnknown'),
  };
}

function innerOf({ innerType }: Described): JsonSchema {
  const inner = Array.isArray(innerType) ? innerType[0] : innerType;
  return inner ? { items: fromDescription(inner) } : {};
}

function fromDescription(described: Described): JsonSchema {
  // `mixed` is used for a closed list of numbers, which yup cannot describe.
  if (described.type === 'mixed') return { type: 'number' };
  const schema: JsonSchema = { type: described.type };
  for (const { name = '', params = {} } of described.tests ?? []) {
    Object.assign(schema, limitOf(described.type, name, params));
  }
  if (described.type === 'object') Object.assign(schema, objectOf(described));
  if (described.type === 'array') Object.assign(schema, innerOf(described));
  if (described.oneOf?.length) schema.enum = [...described.oneOf, ...(described.nullable ? [null] : [])];
  if (described.nullable) schema.type = [String(schema.type), 'null'];
  return schema;
}

/** The JSON Schema of a yup schema, so that the description is generated from the validation itself. */
export function toJsonSchema(schema: Schema<unknown, AnyObject>): JsonSchema {
  // Treated as plain data: yup's types also allow references and lazy schemas, which no body of ours uses.
  const described: Described = JSON.parse(
    JSON.stringify(schema.describe(), (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    ),
  );
  return fromDescription(described);
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
  'x-sealed-answer'?: JsonSchema;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  /** The JSON that is encrypted inside `encryptedData`. */
  'x-sealed-request'?: JsonSchema;
  responses: Record<string, Content>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, JsonSchema> };
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const nameOf = ({ method, url }: RegisteredRoute) =>
  `${method.toLowerCase()}${url.replaceAll(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const header = (name: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
});

const headersOf = (route: RegisteredRoute): Parameter[] =>
  [
    ...(route.config.sealed ? ['Authorization'] : []),
    ...(needsIdempotencyKey(route) ? ['Idempotency-Key'] : []),
    ...(needsIfMatch(route) ? ['If-Match'] : []),
  ].map(header);

function parametersOf(route: RegisteredRoute): Parameter[] {
  const inPath = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'key' ? { type: 'string' } : { type: 'string', format: 'uuid' },
  }));
  const query = route.query ? toJsonSchema(route.query) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  const partner = { ...header(PARTNER_HEADER), required: false };
  return [...inPath, ...inQuery, ...headersOf(route), ...(route.config.takesPartner ? [partner] : [])];
}

function responsesOf(route: RegisteredRoute, { answer, success, refusals = [] }: Operation) {
  const { method, config } = route;
  const plain = { description: 'The answer', content: json(ref(answer)) };
  const sealed = {
    description: 'The answer, sealed',
    content: json(ref('SealedAnswer')),
    'x-sealed-answer': ref(answer),
  };
  const responses: Record<string, Content> = {
    [success ?? (method === 'POST' ? 201 : 200)]: config.sealed ? sealed : plain,
  };
  for (const [status, description] of refusalsOf(route, refusals))
    responses[status] = { description, content: json(ref('Errors')) };
  return responses;
}

function operationOf(route: RegisteredRoute): OperationObject {
  const known = OPERATIONS[`${route.method} ${route.url}`];
  if (!known) throw new Error(`${route.method} ${route.url} is not described in operations.ts`);
  const sealedBody = route.body
    ? {
        requestBody: { required: true as const, content: json(ref('SealedRequest')) },
        'x-sealed-request': {
          ...toJsonSchema(route.body),
          ...(known.example ? { examples: [known.example] } : {}),
        },
      }
    : {};
  return {
    operationId: nameOf(route),
    summary: known.summary,
    parameters: parametersOf(route),
    ...sealedBody,
    responses: responsesOf(route, known),
  };
}

/** The description of the API, generated from the registered routes and the schemas that validate them. */
export function buildOpenApi(routes: readonly RegisteredRoute[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const description =
    'Calls that carry a quote are encrypted: they send {encryptedData, ivString} and receive {data, ivString}; the decrypted content is described under x-sealed-request and x-sealed-answer. Errors are plain.';
  return {
    openapi: '3.1.0',
    info: { title: 'Quote and purchase API', version: '2', description },
    paths,
    components: { schemas: ANSWER_SCHEMAS },
  };
}
