import type { i18n } from 'i18next';

/** Fetches the other shared namespaces when a text key (`quotes:alerts.covered`) names one that is not there yet. */
export async function ensureNamespace(instance: i18n, textKey: string): Promise<void> {
  const namespace = textKey.includes(':') ? textKey.split(':')[0] : undefined;
  if (!namespace || instance.hasResourceBundle('en', namespace)) return;
  const { moreTexts } = await import('./moreTexts');
  for (const [language, namespaces] of Object.entries(moreTexts)) {
    for (const [name, texts] of Object.entries(namespaces)) instance.addResourceBundle(language, name, texts);
  }
}
