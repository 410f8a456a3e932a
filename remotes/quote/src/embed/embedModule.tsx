import type { RemoteModule } from '@shared/federation/module';
import { defineLeanRemote } from '@shared/federation/remote';
import { lateTexts } from '@shared/i18n';
import { embedFirst as wordsEn } from '../locales/en/embedFirst';
import { embedFirst as wordsEs } from '../locales/es/embedFirst';
import { first as firstEn } from '../locales/en/first';
import { first as firstEs } from '../locales/es/first';
import { EmbedApp } from './EmbedApp';
import { EmbedContext, type Embed } from './EmbedContext';

const en = { ...firstEn, embed: wordsEn };
const es = { ...firstEs, embed: wordsEs };

/** The start's texts, in the entry: another request would cost more than the second language. */
const texts = lateTexts({ en: async () => en, es: async () => es });
texts.keep('en', en);
texts.keep('es', es);

/** The same screens as the shell's remote, for one embed. */
export const embedModule = (embed: Embed): RemoteModule =>
  defineLeanRemote({
    App: () => (
      <EmbedContext value={embed}>
        <EmbedApp />
      </EmbedContext>
    ),
    texts,
  });
