import { createTransport } from '@shared/api-client';
import { hasOwnDocument, hasRoad, progressOf, quoteJourney, ROUTE_PATTERNS } from '@shared/domain';
import { createBus, type Language } from '@shared/event-bus';
import { createLateTexts } from '@shared/i18n';
import { fontFaceCss, GlobalStyle, RoadStrip } from '@shared/ui';
import fontUrl from '@shared/ui/assets/overpass.woff2';
import { FRAGMENT_SLOT, ROAD_SLOT, type SiteConfig } from '@shared/federation/page';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ShellContext, type Shell } from './boot/ShellContext';
import { Frame } from './frame/Frame';
import { landCss } from './frame/landCss';
import { SlowPageNotice } from './frame/SlowPageNotice';
import { NoScripts, OldBrowser, WaitsForScripts } from './frame/NoScripts';
import { RoadAt } from './frame/Road';
import { RemoteLoading } from './remotes/RemoteLoading';
import { first as en } from './locales/en/first';
import { first as es } from './locales/es/first';
import { frameTexts } from './texts/frameTexts';
import { TextsProvider } from './texts/TextsProvider';

/** Placeholders for road and fragment, since React cannot render HTML comments. */
const ROAD_MARK = 'road-goes-here';
const FRAGMENT_MARK = 'fragment-goes-here';

function Provided({ language, config, chatOrigin, children }: ProvidedProps) {
  const shell: Shell = {
    bus: createBus(),
    transport: createTransport({ apiBase: '', vehicleDataBase: '' }),
    config,
    chatOrigin,
    // The edge chooses it.
    release: '',
    language,
    setLanguage: () => {},
    portal: null,
    remotes: {},
    routes: {},
  };
  return (
    <ShellContext value={shell}>
      <TextsProvider language={language}>
        <MemoryRouter>{children}</MemoryRouter>
      </TextsProvider>
    </ShellContext>
  );
}

interface ProvidedProps {
  language: Language;
  config: SiteConfig;
  chatOrigin: string | null;
  children: ReactNode;
}

/** The base style is here only, since the page keeps its static style: it costs no script. */
const StillFrame = ({ language }: { language: Language }) => (
  <>
    <GlobalStyle />
    <NoScripts language={language} />
    <OldBrowser language={language} />
    <Frame hour="dawn" above={ROAD_MARK}>
      {FRAGMENT_MARK}
    </Frame>
    <WaitsForScripts>
      <SlowPageNotice />
    </WaitsForScripts>
  </>
);

const StillLoading = () => (
  <WaitsForScripts>
    <RemoteLoading />
  </WaitsForScripts>
);

/** The page's frame as static markup in one language: header, footer, and the initial content. */
export function renderFrame(language: Language, config: SiteConfig) {
  const texts = { en, es }[language];
  frameTexts.keep(language, texts);
  const { t } = createLateTexts(language, frameTexts);
  const sheet = new ServerStyleSheet();
  const render = (node: ReactNode, chatOrigin: string | null = null, into = sheet): string =>
    renderToStaticMarkup(
      into.collectStyles(<Provided {...{ language, config, chatOrigin }}>{node}</Provided>),
    );
  const around = (chatOrigin: string | null, into = sheet): string =>
    render(<StillFrame language={language} />, chatOrigin, into)
      .replace(ROAD_MARK, ROAD_SLOT)
      .replace(FRAGMENT_MARK, FRAGMENT_SLOT);
  // The edge sets the origin; markup only needs to know that there is one.
  const html = around('chat');
  // It needs no style that the other lacks, and one sheet would contain the base style twice.
  const bare = around(null, new ServerStyleSheet());
  const withoutChat = { html: bare, patterns: Object.values(ROUTE_PATTERNS).filter(hasOwnDocument) };
  const loading = render(<StillLoading />);
  // The one position the shell knows itself, so the road is shown before any script runs.
  const road = render(
    <RoadStrip>
      <RoadAt position={progressOf(quoteJourney, 'start')} />
    </RoadStrip>,
  );
  const roadSpace = { html: render(<RoadStrip />), patterns: Object.values(ROUTE_PATTERNS).filter(hasRoad) };
  const css = fontFaceCss(fontUrl) + landCss + sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return {
    html,
    withoutChat,
    css,
    loading,
    road,
    roadSpace,
    texts,
    title: t('shell:title', { brand: config.brand }),
    description: t('shell:description'),
  };
}
