import { defineLeanRemote } from '@shared/federation/remote';
import { commonTexts, mergeTexts, quotesTexts } from '@shared/i18n';
import { App } from './App';

/** What the shell loads from this remote. The start shows two namespaces; the steps bring theirs (journey/stepTexts). */
export default defineLeanRemote({ App, texts: mergeTexts(commonTexts, quotesTexts) });
