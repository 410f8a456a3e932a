import type { Language } from '@shared/event-bus';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const placeholder: Record<Language, string> = { en: 'ZIP code', es: 'Código postal' };

/** The start screen as static markup and the one style it needs, made when the remote is built. */
export function renderStart(language: Language): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <form method="get" action="/quotes/new">
        <input type="hidden" name="typed" value="1" />
        <label>
          {placeholder[language]}{' '}
          <input name="zip_code" inputMode="numeric" maxLength={5} autoComplete="postal-code" />
        </label>
      </form>,
    ),
  );
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return { html, css };
}
