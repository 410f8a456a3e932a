import { failedCalls, quotesStart } from '@shared/i18n/es';

/** Texts of the start. */
export const first = { common: { errors: failedCalls }, quotes: quotesStart };
