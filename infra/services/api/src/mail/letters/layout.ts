import { formatPhone, licenseIn, type StateCode } from '@shared/domain';
import { lightColors } from '@shared/ui/palette';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { html, type Html } from '@infra/server/html';
import type { LetterSite } from './letterSite';
import { DARK_STYLE, STYLE } from './letterStyle';

/** A block of a letter, rendered as HTML and as plain lines. */
export interface Block {
  html: Html;
  lines: readonly string[];
}

export interface Page {
  language: ApiLanguage;
  title: string;
  blocks: readonly Block[];
  site: LetterSite;
  /** Where the insurance is sold, if the letter is about a quote or a policy: it names the agency's license. */
  soldIn?: StateCode;
  /** The policy is bought, so the commission no longer depends on that. */
  isBought?: true;
  /** Why the recipient gets this letter. */
  reason: string;
}

export const paragraph = (text: string): Block => ({
  html: html`<p style="${STYLE.p}">${text}</p>`,
  lines: [text],
});

export const list = (title: string, items: readonly string[]): Block => ({
  html: html`<h2 style="${STYLE.h2}">${title}</h2>
    <ul style="${STYLE.ul}">
      ${items.map((item) => html`<li style="${STYLE.li}">${item}</li> `)}
    </ul>`,
  lines: [title, ...items.map((item) => `- ${item}`)],
});

/** A button, and its full address in plain text. */
export const button = (text: string, address: string): Block => ({
  html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="${STYLE.button}">
    <tr>
      <td data-look="button" bgcolor="${lightColors.sign}" style="${STYLE.buttonCell}">
        <a href="${address}" style="${STYLE.buttonLink}">${text}</a>
      </td>
    </tr>
  </table>`,
  lines: [`${text}:`, address],
});

/** An inline link for what few readers need. */
export const link = (text: string, action: string, address: string): Block => ({
  html: html`<p style="${STYLE.p}">
    ${text} <a data-look="link" href="${address}" style="${STYLE.link}">${action}</a>
  </p>`,
  lines: [`${text} ${action}:`, address],
});

/** Who sells, and that carriers pay for it (reading 62). */
function sellerLine({ site: { agency }, soldIn, isBought, language }: Page): string {
  const { licensed, sold, agent } = LETTER_TEXTS[language].seller;
  if (!soldIn) return fillText(agent, { agency: agency.name });
  return fillText(isBought ? sold : licensed, licenseIn(agency, soldIn));
}

const signature = (page: Page): string[] => {
  const { brand, phone, email, addressLines } = page.site;
  return [brand, `${formatPhone(phone)}, ${email}`, addressLines.join(', '), sellerLine(page)];
};

const { sign, asphalt, ground, tint } = lightColors;

/** The column of the letter, in a table of a fixed width for Outlook, which knows no `max-width`. */
function column(page: Page): Html {
  const { title, blocks, site, reason } = page;
  return html`<!--[if mso]><table role="presentation" width="608" align="center"><tr><td><![endif]-->
    <table role="presentation" cellpadding="0" cellspacing="0" style="${STYLE.sheet}">
      <tr>
        <td data-look="brand" bgcolor="${sign}" style="${STYLE.brand}">${site.brand}</td>
      </tr>
      <tr>
        <td data-look="road" bgcolor="${asphalt}" style="${STYLE.road}">
          <div data-look="lane" style="${STYLE.lane}"></div>
        </td>
      </tr>
      <tr>
        <td data-look="card" bgcolor="${ground}" style="${STYLE.card}">
          <h1 style="${STYLE.h1}">${title}</h1>
          ${blocks.map((block) => block.html)}
        </td>
      </tr>
      <tr>
        <td data-look="foot" style="${STYLE.foot}">
          <p style="${STYLE.p}">${reason}</p>
          <p style="${STYLE.p}">${signature(page).map((line) => html`${line}<br />`)}</p>
        </td>
      </tr>
    </table>
    <!--[if mso]></td></tr></table><![endif]-->`;
}

/** The whole letter as HTML and as text. */
export function layOut(page: Page): { html: string; text: string } {
  const { language, title, blocks, reason } = page;
  const letter = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${DARK_STYLE}
        </style>
      </head>
      <body style="${STYLE.body}">
        <table
          role="presentation"
          lang="${language}"
          data-look="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          bgcolor="${tint}"
          style="${STYLE.page}"
        >
          <tr>
            <td align="center" style="${STYLE.around}">${column(page)}</td>
          </tr>
        </table>
      </body>
    </html>`;
  const parts = [title, ...blocks.map(({ lines }) => lines.join('\n')), reason, signature(page).join('\n')];
  return { html: letter.text, text: `${parts.join('\n\n')}\n` };
}
