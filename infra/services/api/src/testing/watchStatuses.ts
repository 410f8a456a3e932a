import type { FastifyServerOptions } from 'fastify';
import type { OpenApiDocument } from '../openapi/buildOpenApi';

interface LogLine {
  method?: string;
  route?: string;
  status?: number;
}

export interface StatusWatch {
  /** Reads the app's own access log, which names a request's route. */
  logger: Exclude<FastifyServerOptions['logger'], boolean | undefined>;
  /** Answers so far whose status the description does not list for their route. */
  unlisted: (description: OpenApiDocument) => string[];
}

/** Compares the statuses that an app answers to its description. Hidden and unknown routes are not described. */
export function watchStatuses(): StatusWatch {
  const answered = new Map<string, Required<LogLine>>();
  const write = (line: string): void => {
    const { method, route, status }: LogLine = JSON.parse(line);
    if (method && route && status) answered.set(`${method} ${route} ${status}`, { method, route, status });
  };
  return {
    logger: { level: 'info', stream: { write } },
    unlisted: ({ paths }) =>
      [...answered].flatMap(([name, { method, route, status }]) => {
        const operation = paths[route.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
        return operation && !(status in operation.responses) ? [name] : [];
      }),
  };
}
