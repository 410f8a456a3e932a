import { html, type Html } from '@infra/server/html';
import type { ViewerTexts } from '../locales/textsFor';
import type { KeptMessage, MessageHead } from '../message';

const addressOf = ({ id }: MessageHead): string => `/view/${encodeURIComponent(id)}`;

function page({ language }: ViewerTexts, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text;
}

const when = ({ received_at }: MessageHead): Html =>
  html`<time datetime="${received_at}">${received_at.slice(0, 19).replace('T', ' ')} UTC</time>`;

const entry = (head: MessageHead): Html =>
  html`<li>
    <a href="${addressOf(head)}"
      >${head.subject} <span class="small">${[...head.to, ...head.cc].join(', ')}, ${when(head)}</span></a
    >
  </li>`;

/** All messages, newest first. */
export function listPage(viewer: ViewerTexts, heads: readonly MessageHead[]): string {
  const { texts } = viewer;
  const full = html`<ol>
      ${heads.map(entry)}
    </ol>
    <form method="post" action="/delete-all"><button>${texts.remove}</button></form>`;
  const body = html`<h1>${texts.title}</h1>
    <p>${texts.lead}</p>
    ${heads.length > 0 ? full : html`<p>${texts.empty}</p>`}`;
  return page(viewer, texts.title, body);
}

const fact = (name: string, value: string | Html): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

/** Links to the attachments, each with its size. */
const attached = (message: KeptMessage): Html =>
  html`<ul class="attached">
    ${message.attachments.map(
      ({ name, content_base64: content }, at) =>
        html`<li>
          <a href="${addressOf(message)}/attachments/${at}" download
            >${name}
            <span class="small">${Math.ceil(Buffer.byteLength(content, 'base64') / 1024)} kB</span></a
          >
        </li>`,
    )}
  </ul>`;

/** One message: its HTML in a frame that runs nothing, and its text. */
export function messagePage(viewer: ViewerTexts, message: KeptMessage): string {
  const { texts } = viewer;
  const body = html`<p><a class="back" href="/">${texts.back}</a></p>
    <h1>${message.subject}</h1>
    <dl>
      ${fact(texts.from, message.from)} ${fact(texts.to, message.to.join(', '))}
      ${message.cc.length > 0 ? fact(texts.cc, message.cc.join(', ')) : null}
      ${fact(texts.received, when(message))}
      ${message.attachments.length > 0 ? fact(texts.attachments, attached(message)) : null}
    </dl>
    <div class="forms">
      <section>
        <h2>${texts.html}</h2>
        <iframe
          title="${texts.html}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="${addressOf(message)}/html"
        ></iframe>
      </section>
      <section>
        <h2>${texts.text}</h2>
        <pre>${message.text}</pre>
      </section>
    </div>`;
  return page(viewer, message.subject, body);
}

/** The page for a deleted message. */
export const missingPage = (viewer: ViewerTexts): string =>
  page(
    viewer,
    viewer.texts.title,
    html`<h1>${viewer.texts.missing}</h1>
      <p><a class="back" href="/">${viewer.texts.back}</a></p>`,
  );
