/** In its own chunk, since the wordings are long and only some states need them. */
export { choiceWording } from '@shared/i18n/choices';
