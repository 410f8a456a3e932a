/**
 * The widget's conversation with the visitor, and its messages: `chat:ready` and `chat:close-requested` go to the
 * site's exact origin, `chat:visitor` {name, email, phone} is accepted only from there.
 */
export const WIDGET_SCRIPT = `'use strict';
{
  const { siteOrigin, texts } = JSON.parse(document.currentScript.dataset.widget);
  const log = document.querySelector('[role=log]');
  const form = document.querySelector('form');
  // A name with a period of its own, such as "Jr.", needs no other one after it.
  const fill = (text, values) =>
    text.replace(/\\{(\\w+)\\}(\\.?)/g, (whole, name, period) => {
      const value = values[name];
      if (value === undefined) return whole;
      return value.endsWith('.') ? value : value + period;
    });
  const say = (who, text) => {
    const line = document.createElement('p');
    if (who === texts.you) line.className = 'mine';
    const name = document.createElement('strong');
    name.textContent = who;
    line.append(name, text);
    log.append(line);
    log.scrollTop = log.scrollHeight;
  };
  const tell = (type) => window.parent.postMessage({ type }, siteOrigin);
  const words = (value) => (typeof value === 'string' ? value.trim().slice(0, 254) : '');
  let greeted = '';
  const meet = ({ name, email, phone }) => {
    const values = [name, email, phone].map(words).filter(Boolean).join(', ');
    if (values === greeted) return;
    greeted = values;
    if (words(name)) say(texts.agent, fill(texts.helloTo, { name: words(name) }));
    if (values) say(texts.agent, fill(texts.known, { values }));
  };
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== siteOrigin) return;
    if (data?.type === 'chat:visitor' && typeof data.visitor === 'object' && data.visitor) meet(data.visitor);
  });
  // Nothing can be sent before this script listens.
  for (const control of form.elements) control.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = form.elements.message.value.trim();
    if (text === '') return;
    say(texts.you, text);
    form.reset();
    window.setTimeout(() => say(texts.agent, texts.answer), 600);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('chat:close-requested');
  });
  say(texts.agent, texts.hello);
  tell('chat:ready');
}
`;
