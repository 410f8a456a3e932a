import { defineLeanRemote } from '@shared/federation/remote';
import { quotesStartTexts } from '@shared/i18n';
import { App } from './App';

/** What the shell loads from this remote. The start brings its own words alone; the steps bring theirs (journey/stepTexts). */
export default defineLeanRemote({ App, texts: quotesStartTexts });
