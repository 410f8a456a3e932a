import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { repository } from '../build/places';
import type { ApiDescription } from '../gate/apiContract';

const run = promisify(execFile);

/** The description of these sources' API; another process builds it, because the API is a program of its own. */
export async function describedApi(): Promise<ApiDescription> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', join(repository, 'infra/services/api/src/openapi/describe.ts')],
    { cwd: repository, maxBuffer: 16 * 1024 * 1024 },
  );
  const description: ApiDescription = JSON.parse(stdout);
  return description;
}
