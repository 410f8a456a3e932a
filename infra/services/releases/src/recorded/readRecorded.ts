import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '@shared/kit';
import type { ApiDescription } from '../gate/apiContract';

/** The contracts of the parts as given to teams last, and the API that they called. */
export interface Recorded {
  version: string;
  contracts: Record<string, Contract>;
  api: ApiDescription;
}

export const RECORDED = join(import.meta.dirname, 'contracts.json');

export function readRecorded(): Recorded {
  const recorded: Recorded = JSON.parse(readFileSync(RECORDED, 'utf8'));
  return recorded;
}
