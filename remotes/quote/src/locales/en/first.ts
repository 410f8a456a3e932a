import { quotesStart } from '@shared/i18n/en';

/** What the start says. */
export const first = { quotes: quotesStart };
