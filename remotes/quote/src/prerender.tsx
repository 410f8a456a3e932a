import type { Language } from '@shared/event-bus';
import { ROUTE_PATTERNS } from '@shared/domain';
import { renderHeadings, type RenderedHeadings } from '@shared/federation/prerender';
import { headingsOf } from '@shared/federation/remote';
import { createTexts, I18nProvider, quotesStartTexts } from '@shared/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StartLayout } from './steps/start/StartLayout';
import { ZipForm } from './steps/start/ZipForm';
import { STEPS } from './steps';

/** Steps whose heading is the same for every quote. */
export const HEADINGS = headingsOf(STEPS, ROUTE_PATTERNS);

const nothing = () => {};

/**
 * The start screen as static markup with its style, rendered at build time: the same components in the same first state
 * as in the browser, so replacing it shifts nothing.
 */
export function renderStart(language: Language): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <I18nProvider i18n={createTexts(language, quotesStartTexts)} language={language}>
        <StartLayout>
          <ZipForm zip="" onZipChange={nothing} onSubmit={nothing} />
        </StartLayout>
      </I18nProvider>,
    ),
  );
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return { html, css };
}

/** The step headings, for pages opened at a step. */
export function renderSteps(language: Language): RenderedHeadings {
  return renderHeadings(language, { headings: HEADINGS, loading: 'quotes:load.label' });
}
