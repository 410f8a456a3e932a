import { defineLeanRemote } from '@shared/federation/remote';
import { App } from './App';
import { firstTexts } from './locales/firstTexts';

/** The module the shell loads. The start brings only its own texts; the steps bring theirs (journey/stepTexts). */
export default defineLeanRemote({ App, texts: firstTexts });
