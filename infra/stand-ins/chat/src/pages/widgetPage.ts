import { html } from '@infra/server/html';
import { FONT_PRELOAD } from '../../../common/siteFont';
import { en } from '../locales/en';
import { es } from '../locales/es';

/** The widget. The site sends the visitor's data in a message, never in a URL. */
export function widgetPage(language: 'en' | 'es', siteOrigin: string): string {
  const texts = { en, es }[language];
  const data = JSON.stringify({ siteOrigin, texts });
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        <link rel="icon" href="data:," />
        ${FONT_PRELOAD}
        <link rel="stylesheet" href="/style.css" />
        <script src="/widget.js" defer data-widget="${data}"></script>
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p class="note">${texts.demonstration}</p>
          <div role="log" aria-label="${texts.log}" tabindex="0"></div>
          <form>
            <label class="field"
              >${texts.message}<input
                type="text"
                name="message"
                autocomplete="off"
                required
                maxlength="500"
                disabled
            /></label>
            <button disabled>${texts.send}</button>
          </form>
        </main>
      </body>
    </html>`.text;
}
