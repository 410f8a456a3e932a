import { defineLeanRemote } from '@shared/federation/remote';
import { App } from './App';
import { firstTexts } from './locales/firstTexts';

/** The module the shell loads: its screens and the texts of their first view; later parts bring their own. */
export default defineLeanRemote({ App, texts: firstTexts });
