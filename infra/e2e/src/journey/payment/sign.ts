import type { FrameLocator, Page } from 'playwright-core';

/** Consents, opens and signs each document, and finishes: on the signing service's page, or in its frame. */
export async function signAll(where: Page | FrameLocator, name: string): Promise<void> {
  await where.getByRole('checkbox').check();
  await where.getByRole('button', { name: 'Agree and see my documents' }).click();
  await where.getByRole('link', { name: /^Open/ }).click();
  await where.getByLabel('Your full name').fill(name);
  await where.getByRole('button', { name: /^Sign/ }).click();
  await where.getByRole('button', { name: 'Finish' }).click();
}
