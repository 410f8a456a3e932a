import { common, drivers, forms, quotes, validation, vehicles } from '@shared/i18n/es';

/** Texts of the screens after the start. */
export const steps = { common, forms, quotes, vehicles, drivers, validation };
