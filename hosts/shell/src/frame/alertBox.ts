/** The alert component in its own chunk (`Alerts`). */
export { Alert } from '@shared/ui';
