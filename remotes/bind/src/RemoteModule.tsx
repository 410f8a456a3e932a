import { defineLeanRemote } from '@shared/federation/remote';
import { App } from './App';
import { firstTexts } from './locales/firstTexts';

/** What the shell loads from this remote: its screens and the texts they share; each step brings its own. */
export default defineLeanRemote({ App, texts: firstTexts });
