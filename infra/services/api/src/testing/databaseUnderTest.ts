import type { OpenDatabase } from '../database/openDatabase';
import { type TestDatabase, testDatabase } from './testDatabase';

/** `database()` is open while a file's tests run. */
export interface DatabaseUnderTest {
  database(): OpenDatabase;
  /** Opens it once more, for a second node; the caller closes it. */
  again(): OpenDatabase;
}

/** A database for the tests of a file, or of a `describe` block, alone. */
export function databaseUnderTest(): DatabaseUnderTest {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await testDatabase();
  });
  afterAll(() => open.close());
  return { database: () => open, again: () => open.again() };
}
