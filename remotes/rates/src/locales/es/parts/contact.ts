import { common, validation } from '@shared/i18n/es';
import { ratesContact } from '../contact';

export const contact = { common, validation, rates: { contact: ratesContact } };
