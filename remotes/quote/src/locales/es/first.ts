import { quotesStart } from '@shared/i18n/es';

/** What the start says. */
export const first = { quotes: quotesStart };
