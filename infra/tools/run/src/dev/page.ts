import { createHash } from 'node:crypto';

/** A proxied page, with its policy. */
export interface SitePage {
  html: string;
  policy: string;
}

/** The policy with one more source in each of these directives. */
export function allow(policy: string, directives: readonly string[], source: string): string {
  return policy
    .split('; ')
    .map((directive) =>
      directives.some((name) => directive.startsWith(`${name} `)) ? `${directive} ${source}` : directive,
    )
    .join('; ');
}

/** The event stream that tells the page to reload. */
export const LIVE_PATH = '/dev/live';

const script =
  `(()=>{let n;const s=new EventSource('${LIVE_PATH}');` +
  `s.onmessage=e=>{if(n&&n!==e.data)location.reload();n=e.data}})()`;

/** Makes the page reload after each build. */
export function addLiveReload({ html, policy }: SitePage): SitePage {
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    html: html.replace('</head>', () => `<script>${script}</script></head>`),
    policy: allow(policy, ['script-src'], `'sha256-${hash}'`),
  };
}
