import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './system';

const run = promisify(execFile);

/** `npm run release` on the service's machine; what it printed. @throws Error with what it printed about a failure */
export async function releaseCommand(env: Record<string, string>, ...args: string[]): Promise<string> {
  try {
    const options = { cwd: root, env: { ...process.env, ...env } };
    return (await run('npm', ['run', '--silent', 'release', '--', ...args], options)).stdout;
  } catch (error) {
    throw new Error(String(Reflect.get(Object(error), 'stderr')), { cause: error });
  }
}
