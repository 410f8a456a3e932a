import { AutoQuote } from './element';
import { setSite } from './host';

const script = document.currentScript;

// An image named `currentScript` would take its place; a second loader would define the element again.
if (script instanceof HTMLScriptElement && !customElements.get('auto-quote')) {
  setSite(new URL(script.src).origin);
  customElements.define('auto-quote', AutoQuote);
}
