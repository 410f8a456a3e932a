/** What is signed in each state is long, and wanted in some states only: a chunk of its own. */
export { choiceWording } from '@shared/i18n/choices';
