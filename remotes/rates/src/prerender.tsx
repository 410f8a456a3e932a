import { ROUTE_PATTERNS } from '@shared/domain';
import type { RenderedHeadings } from '@shared/federation/prerender';
import { createTexts, I18nProvider, type TextLanguage } from '@shared/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { first as en } from './locales/en/first';
import { first as es } from './locales/es/first';
import { Waiting } from './offers/Waiting';

/** The waiting screen, rendered at build time for pages opened at the prices or the comparison (ADR 0022). */
export function renderSteps(language: TextLanguage): RenderedHeadings {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <I18nProvider i18n={createTexts(language, { en, es })} language={language}>
        <Waiting />
      </I18nProvider>,
    ),
  );
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return { html: { [ROUTE_PATTERNS.rates]: html, [ROUTE_PATTERNS.compare]: html }, css };
}
