import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_FILE, type Contract } from '@shared/kit';
import { writeContract } from '@shared/kit/build';
import { appOf } from '../build/places';
import { describedApi } from '../commands/describedApi';
import { forEachApp } from '../model/apps';
import { RECORDED, type Recorded } from './readRecorded';

/** Keeps the contracts and the API of these sources, so that the next version is compared with them. */
export async function recordContracts(version: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  try {
    const contracts = forEachApp((name): Contract => {
      writeContract(appOf(name), folder);
      return JSON.parse(readFileSync(join(folder, CONTRACT_FILE), 'utf8'));
    });
    const { paths, components } = await describedApi();
    const recorded: Recorded = { version, contracts, api: { paths, components } };
    writeFileSync(RECORDED, JSON.stringify(recorded));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
