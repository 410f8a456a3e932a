/** The viewer's own style: one column on a phone, two where there is room. */
export const STYLE = `:root{color-scheme:light dark;--ink:#1b1f23;--ground:#fff;--line:#c9ced6;--go:#0b5c4b}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--ground:#14171a;--line:#3a4149;--go:#7fd1bd}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1200px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{font-size:24px;line-height:1.25;margin:0 0 16px}h2{font-size:18px;margin:0 0 8px}
a{color:var(--go)}ol{list-style:none;margin:0 0 24px;padding:0}
ul{list-style:none;margin:0;padding:0}li{border-bottom:1px solid var(--line)}li a{display:block;padding:12px 0;min-height:44px;overflow-wrap:anywhere}
.small{font-size:14px;display:block;color:var(--ink)}
.back{display:inline-block;padding:12px 0;min-height:44px}
button{font:inherit;min-height:44px;padding:8px 16px;border:1px solid var(--line);border-radius:8px;color:inherit;background:none;cursor:pointer}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 24px}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
.forms{display:grid;gap:24px}@media(min-width:900px){.forms{grid-template-columns:1fr 1fr}}
section{min-width:0}iframe{width:100%;height:75vh;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:16px;border:1px solid var(--line);border-radius:8px;font:14px/1.5 ui-monospace,monospace}`;
