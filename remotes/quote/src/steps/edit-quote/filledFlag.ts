import type { Transport } from '@shared/api-client';
import { STORAGE_KEYS } from '@shared/domain';

type Storage = Transport['storage'];

/** Whether this form was submitted before, and so is prefilled (specification 2.5). */
export const isFilled = (storage: Storage): boolean => storage.getItem(STORAGE_KEYS.filledQuoteEdit) !== null;

/** Set on submit; cleared by start over (reading 28). */
export const markFilled = (storage: Storage): void => storage.setItem(STORAGE_KEYS.filledQuoteEdit, 'true');
