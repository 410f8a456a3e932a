import { defineLeanRemote } from '@shared/federation/remote';
import { App } from './App';
import { firstTexts } from './locales/firstTexts';

/** What the shell loads from this remote: its screens and the texts of their first view; later parts bring theirs. */
export default defineLeanRemote({ App, texts: firstTexts });
