import type { Shape } from '@shared/kit';

/** One call as the API serves it. */
interface Served {
  body?: Shape;
  /** Names that the query must have. */
  query: string[];
  answer: Shape;
}

/** What the API accepts and answers, from its own description. */
export interface ApiContract {
  part: 'api';
  owner: string;
  serves: Record<string, Served>;
  types: Record<string, Shape>;
}

interface Content {
  content?: Record<string, { schema: Shape }>;
  'x-sealed-answer'?: Shape;
}

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  'x-sealed-request'?: Shape;
  responses: Record<string, Content>;
}

/** The parts of `/v2/openapi.json` that a contract needs. */
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Shape> };
}

function servedBy({ parameters, responses, 'x-sealed-request': body }: Operation): Served {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    ...(body ? { body } : {}),
    query: parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name),
    answer: success?.['x-sealed-answer'] ?? success?.content?.['application/json']?.schema ?? {},
  };
}

/** Reads the API's contract from its description. */
export function apiContract({ paths, components }: ApiDescription): ApiContract {
  const serves = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`, servedBy(operation)] as const,
    ),
  );
  return { part: 'api', owner: 'Back end', serves: Object.fromEntries(serves), types: components.schemas };
}
