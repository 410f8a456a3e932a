import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '@infra/api/openapi';
import type { Method } from '@infra/api/testing/testClient';
import { fuzzOperation, type FuzzReport, type FuzzTarget } from './fuzzOperation';

const METHODS: Record<string, Method> = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' };

function targetsOf(document: OpenApiDocument): FuzzTarget[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, operation]) => {
      const method = METHODS[name];
      return method ? [{ method, path, operation }] : [];
    }),
  );
}

/** Fuzzes every route of the served API description; with `every` 2, each second one from `first` on. */
export async function fuzzApi(
  app: FastifyInstance,
  options: { cases: number; seed: number; first: number; every: number },
  onReport: (report: FuzzReport) => void = () => undefined,
): Promise<FuzzReport[]> {
  const document = (await app.inject('/v2/openapi.json')).json<OpenApiDocument>();
  const reports: FuzzReport[] = [];
  for (const [index, target] of targetsOf(document).entries()) {
    if (index % options.every !== options.first) continue;
    const report = await fuzzOperation(app, target, options);
    reports.push(report);
    onReport(report);
  }
  return reports;
}
