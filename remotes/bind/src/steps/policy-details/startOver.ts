export { StartOver } from '@shared/forms';
