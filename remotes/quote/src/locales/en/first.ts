import { failedCalls, quotesStart } from '@shared/i18n/en';

/** What the start says. */
export const first = { common: { errors: failedCalls }, quotes: quotesStart };
