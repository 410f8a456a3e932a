import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { repository } from '../build/places';
import { apiContract, type ApiContract } from '../gate/apiContract';

const run = promisify(execFile);

/** What the API of these sources would serve; another process builds it, because it is a program of its own. */
export async function describedApi(): Promise<ApiContract> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', join(repository, 'infra/api/src/openapi/describe.ts')],
    { cwd: repository, maxBuffer: 16 * 1024 * 1024 },
  );
  return apiContract(JSON.parse(stdout));
}
