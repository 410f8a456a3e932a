import { createTransport } from '@shared/api-client';
import { safeStorage } from '@shared/domain';
import type { EmbedChoices, EmbedTheme } from '@shared/embed';
import type { Language } from '@shared/event-bus';
import { ownSizes, renderAlone, type Place } from '@shared/federation/mount';
import { readOnSubmit } from '@shared/ui';
import { embedFirst as en } from '../locales/en/embedFirst';
import { embedFirst as es } from '../locales/es/embedFirst';
import type { Embed } from './EmbedContext';
import { embedModule } from './embedModule';
import { endableFetch } from './endableFetch';
import { followZip } from './followZip';
import { prefill } from './prefill';
import { EmbedStyle } from './theme/EmbedStyle';
import { tellFailures } from './tellFailures';
import { embedTokens } from './theme/embedTokens';
import { tellPoorContrasts } from './theme/tellPoorContrasts';
import { watchHeight } from './watchHeight';

interface StartedEmbed {
  update: (choices: EmbedChoices) => void;
  unmount: () => void;
}

interface Start extends Embed {
  partner: string;
  /** In a frame, the key with the edge's proof that a page of the partner frames it. */
  proof?: string;
  vehicleDataBase: string;
  /** Where this embed keeps its quote and drafts. */
  storage: Storage;
  /** Used where the page chooses none. */
  language: Language;
  theme: EmbedTheme;
  place: Place;
}

const LABELS = { en, es };

/** The start screen's path. */
const FIRST = '/quotes/new';

const transportOf = ({ site, vehicleDataBase, storage, partner, proof, emit }: Start, signal: AbortSignal) =>
  tellFailures(
    createTransport({
      apiBase: site,
      vehicleDataBase,
      storage,
      session: safeStorage(() => storage),
      partner: proof ?? partner,
      fetch: endableFetch(signal),
    }),
    emit,
  );

/** Renders the quote in its place and tells the partner's page what happens. */
export function startEmbed(start: Start, first: EmbedChoices): StartedEmbed {
  const { place, storage, emit } = start;
  const ended = new AbortController();
  const transport = transportOf(start, ended.signal);
  const module = embedModule(start);
  const alone = renderAlone(module, { ...place, stylisPlugins: [ownSizes] }, { transport, path: FIRST });
  const { box } = place;
  const tell = tellPoorContrasts(emit);
  const show = ({ language = start.language, theme }: EmbedChoices) => {
    const wanted = { ...start.theme, ...theme };
    const { tokens, isDark, poor } = embedTokens(wanted);
    tell(poor);
    box.lang = language;
    box.ariaLabel = LABELS[language].label;
    const style = { $tokens: tokens, $isDark: isDark, $radius: wanted.radius };
    const rem = getComputedStyle(box.parentElement ?? box).fontSize;
    alone.show({ language, beside: <EmbedStyle $rem={rem} {...style} /> });
  };
  const fill = prefill({ store: storage, bus: alone.bus, transport }, first.prefill);
  const follow = followZip(box, first.prefill.zip);
  show(first);
  const stopWatching = watchHeight(box, emit);
  const stopReading = readOnSubmit(box.getRootNode());
  return {
    update: (next) => {
      fill(next.prefill);
      follow(next.prefill.zip);
      show(next);
    },
    unmount: () => {
      stopWatching();
      stopReading();
      ended.abort();
      alone.unmount();
    },
  };
}
