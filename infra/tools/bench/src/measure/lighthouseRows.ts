import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProfile } from '@infra/e2e/browser';
import { audit } from '../lighthouse/audit';
import { auditedPages } from '../lighthouse/auditedPages';
import { rowsOfPage, type Audited } from '../lighthouse/rowsOfPage';
import type { Row } from '../report/row';
import type { Sites } from './sites';

/** Audits the pages alternately, so that other load on the machine affects all equally. */
async function auditAll({ browser, federated, runs }: Sites, port: number): Promise<Audited[]> {
  const all = (await auditedPages(browser, federated)).map((page): Audited => ({ page, audits: [] }));
  const folder = mkdtempSync(join(tmpdir(), 'quote-lighthouse-'));
  const profile = await launchProfile(folder, port);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { page, audits } of all) {
        await profile.setStorageState(page.stored);
        audits.push(await audit(page.address, port));
      }
    }
    return all;
  } finally {
    await profile.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse's phone at the start, prices, comparison and final page; prints what keeps a score below 100. */
export async function lighthouseRows(
  sites: Sites,
  port: number,
  print: (line: string) => void,
): Promise<Row[]> {
  const all = await auditAll(sites, port);
  for (const { page, audits } of all)
    for (const title of new Set(audits.flatMap(({ failed }) => failed))) print(`${page.name}: ${title}`);
  return all.flatMap(rowsOfPage);
}
