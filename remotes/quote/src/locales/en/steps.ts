import { common, drivers, forms, quotes, validation, vehicles } from '@shared/i18n/en';

/** What the screens after the start say. */
export const steps = { common, forms, quotes, vehicles, drivers, validation };
