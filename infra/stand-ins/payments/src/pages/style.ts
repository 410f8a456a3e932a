import { FONT_STYLE } from '../../../common/siteFont';

/** The card page's own style: one column, as wide as its frame. */
export const STYLE = `${FONT_STYLE}:root{color-scheme:light dark;--ink:#1b1f23;--ground:#fff;--line:#6b7280;--soft:#eef1f4;--go:#1d4ed8;--on-go:#fff;--bad:#b42318}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--ground:#14171a;--line:#8b95a1;--soft:#22272d;--go:#93b4ff;--on-go:#0b1220;--bad:#ff9b8f}}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;font:16px/1.5 var(--font);color:var(--ink);background:var(--ground)}
main{position:relative;max-width:480px;margin:0 auto;padding:16px}
[data-setting] :is(#facts,#card){visibility:hidden}[data-setting] #status{position:absolute}
h1{font-size:20px;line-height:1.3;margin:0 0 12px}
dl{margin:0 0 12px}dl div{display:flex;gap:16px;justify-content:space-between;padding:4px 0}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere;text-align:right}
.field{margin:0 0 12px;min-width:0}label{display:block;margin:0 0 6px;font-weight:600}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:0 12px;align-items:end}
input{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:8px}
input[aria-invalid=true]{border:2px solid var(--bad)}
p{margin:0}p:not(:empty){margin:0 0 12px}.problem,#alert{color:var(--bad)}.problem:not(:empty){margin:4px 0 0}
button{width:100%;min-height:44px;padding:8px 16px;margin:0 0 12px;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid var(--line);border-radius:8px;cursor:pointer}
.main{color:var(--on-go);background:var(--go);border-color:var(--go)}button[aria-disabled=true]{opacity:.65;cursor:progress}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
.trial{padding:12px;font-size:14px;background:var(--soft);border-radius:8px}ul{margin:0;padding:0;list-style:none}code{font:inherit;font-variant-numeric:tabular-nums;font-weight:600}`;
