import { defineLeanRemote } from '@shared/federation/remote';
import { App } from './App';
import { firstTexts } from './locales/firstTexts';

/** The module the shell loads: its screens and the texts they share; each step brings its own. */
export default defineLeanRemote({ App, texts: firstTexts });
