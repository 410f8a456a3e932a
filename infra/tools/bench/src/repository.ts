import { resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../../..');
