import { failedCalls, quotesStart } from '@shared/i18n/es';

/** What the start says. */
export const first = { common: { errors: failedCalls }, quotes: quotesStart };
