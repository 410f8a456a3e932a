import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOutPrevious } from '@infra/releases/testing';
import { root, startSystem } from './system';

/** The whole site as of the release of the shared packages before this one, from the commit that recorded it. */
export interface OlderSite {
  /**
   * Installs and starts it over data of its own, so that it publishes its parts as the first release there; stops it.
   * Returns the data folder.
   */
  publish(base: number): Promise<string>;
  remove(): void;
}

function checkOut(into: string): boolean {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'shared/kit/package.json'), 'utf8'),
  );
  try {
    checkOutPrevious(version, into, ['.']);
    return true;
  } catch {
    return false;
  }
}

/** Null in a copy without the history that holds that commit. */
export function checkOutOlder(): OlderSite | null {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'older-site-')));
  const remove = () => rmSync(top, { recursive: true, force: true });
  if (!checkOut(top)) {
    remove();
    return null;
  }
  return {
    async publish(base) {
      const dataDir = join(top, '.data');
      const system = await startSystem({ PORT_BASE: String(base), DATA_DIR: dataDir }, top);
      await system.stop();
      return dataDir;
    },
    remove,
  };
}
