import { defineLeanRemote } from '@shared/federation/remote';
import { App } from './App';
import { firstTexts } from './locales/firstTexts';

/** What the shell loads from this remote. The start brings its own words alone; the steps bring theirs (journey/stepTexts). */
export default defineLeanRemote({ App, texts: firstTexts });
