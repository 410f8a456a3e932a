import { createBus, type Language } from '@shared/event-bus';
import { FRAGMENT_SLOT, type SiteConfig } from '@shared/federation/page';
import { MemoryRouter } from '@shared/federation/router';
import { createTransport } from '@shared/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ShellContext } from './boot/ShellContext';
import { Frame } from './frame/Frame';
import { RemoteLoading } from './remotes/RemoteLoading';
import { createShellTexts } from './texts/createShellTexts';
import { TextsProvider } from './texts/TextsProvider';

/** Stands where the fragment goes: React writes no comments of ours. */
const MARK = 'fragment-goes-here';

function render(
  language: Language,
  config: SiteConfig,
  content: 'mark' | 'loading',
): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const shell = {
    bus: createBus(),
    transport: createTransport({ apiBase: '', vehicleDataBase: '', storage: undefined }),
    config,
    language,
    setLanguage: () => {},
    portal: null,
    remotes: {},
    routes: {},
  };
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <ShellContext value={shell}>
        <TextsProvider language={language}>
          <MemoryRouter>{content === 'mark' ? <Frame>{MARK}</Frame> : <RemoteLoading />}</MemoryRouter>
        </TextsProvider>
      </ShellContext>,
    ),
  );
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return { html, css };
}

/** The page's frame as static markup, in one language: header, footer, and what stands between them for a start. */
export function renderFrame(language: Language, config: SiteConfig) {
  const { t } = createShellTexts(language);
  const frame = render(language, config, 'mark');
  const loading = render(language, config, 'loading');
  return {
    html: frame.html.replace(MARK, FRAGMENT_SLOT),
    css: frame.css + loading.css,
    loading: loading.html,
    title: t('shell:title', { brand: config.brand }),
    description: t('shell:description'),
  };
}
