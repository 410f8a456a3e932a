import type { FrameLocator, Page } from 'playwright-core';
import type { Walker } from '../page';
import type { SiteKey } from '../texts';

/** Consents, opens and signs the document, which completes it: on the signing service's page, or in its frame. */
export async function signAll({ t }: Walker, where: Page | FrameLocator, name: string): Promise<void> {
  const beginning = (key: SiteKey): RegExp => new RegExp(`^${t(key).split(' ')[0]}`);
  await where.getByRole('checkbox').check();
  await where.getByRole('button', { name: t('sign:consent.go') }).click();
  await where.getByRole('link', { name: beginning('sign:document.open') }).click();
  await where.getByLabel(t('sign:document.name')).fill(name);
  await where.getByRole('button', { name: beginning('sign:document.sign') }).click();
}
