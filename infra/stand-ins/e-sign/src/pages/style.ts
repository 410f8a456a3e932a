import { FONT_STYLE } from '../../../common/siteFont';

/** The signing pages' own style: one narrow column, which also fits a frame. */
export const STYLE = `${FONT_STYLE}:root{color-scheme:light dark;--ink:#1b1f23;--ground:#fff;--soft:#f3f5f7;--line:#7b8490;--go:#1d4f91;--on-go:#fff;--stop:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--ground:#14171a;--soft:#1f242a;--line:#8b949e;--go:#9cc2ff;--on-go:#0d1520;--stop:#ff8a80}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:640px;padding:16px;font:16px/1.5 var(--font);color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
h1{font-size:22px;line-height:1.25;margin:0 0 8px}h2{font-size:16px;line-height:1.4;margin:16px 0 0}p{margin:0 0 12px}
.small{font-size:14px}.part{margin:0}
form{margin:16px 0;display:grid;gap:12px;justify-items:start}
a.open,button{display:inline-flex;align-items:center;font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border:1px solid var(--go);border-radius:8px;color:var(--go);background:none;text-decoration:none;cursor:pointer}
button.main{background:var(--go);color:var(--on-go)}
label{font-weight:600}.tick{display:grid;grid-template-columns:24px 1fr;gap:12px;font-weight:400;padding:8px 0;min-height:44px;cursor:pointer}
input[type=checkbox]{width:24px;height:24px;margin:0}
input[type=text]{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;color:inherit;background:var(--ground)}
.field{display:grid;gap:4px;width:100%}
[role=alert]{border:2px solid var(--stop);border-radius:8px;padding:12px 16px;margin:0 0 16px}[role=alert] p{margin:0}
details{margin-top:24px;border-top:1px solid var(--line)}summary{min-height:44px;padding:10px 0;cursor:pointer}
footer{margin-top:24px;padding-top:12px;border-top:1px solid var(--line)}
ul{margin:0 0 12px;padding-left:20px}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}`;
