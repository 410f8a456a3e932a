/** What draws an alert, in a chunk of its own (`Alerts`). */
export { Alert } from '@shared/ui';
