import { errorCodeOf } from '@infra/postgres';

/** Whether a write failed on a unique index (SQLSTATE 23505 in both engines). */
export const isDuplicateKey = (error: unknown): boolean => errorCodeOf(error) === '23505';
