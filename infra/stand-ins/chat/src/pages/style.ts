import { FONT_STYLE } from '../../../common/siteFont';

/** The widget's own style: the conversation fills the space, with the field below it. */
export const STYLE = `${FONT_STYLE}:root{color-scheme:light dark;--ink:#1b1f23;--ground:#fff;--soft:#f0f2f4;--line:#7b8490;--go:#5a3d8a;--on-go:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--ground:#14171a;--soft:#22272e;--line:#8b949e;--go:#c9b4ef;--on-go:#1c1230}}
*{box-sizing:border-box}html,body{height:100%}
body{margin:0;display:flex;flex-direction:column;font:16px/1.5 var(--font);color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0}
.note{margin:0;padding:8px 12px;font-size:14px;background:var(--soft)}
main{flex:1;display:flex;flex-direction:column;min-height:0}
[role=log]{flex:1;overflow-y:auto;padding:12px;display:grid;gap:8px;align-content:start}
[role=log] p{margin:0;padding:8px 12px;border-radius:8px;background:var(--soft);max-width:90%}
[role=log] p.mine{justify-self:end;background:none;border:1px solid var(--line)}
strong{display:block;font-size:14px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;padding:8px 12px;border-top:1px solid var(--line)}
.field{flex:1;min-width:140px;display:grid;gap:4px;font-weight:600}
input{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;color:inherit;background:var(--ground)}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border:0;border-radius:8px;background:var(--go);color:var(--on-go);cursor:pointer}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}`;
