import type { AppName, Release } from '@infra/releases';
import { INSPECTOR_ID, type InspectNote } from '@shared/federation/page';
import { escapeHtml } from '../page/escapeHtml';

/** System colors, since the shell's may not have arrived. Where the inspector will be, so that nothing moves. */
const STYLE = `#${INSPECTOR_ID}{position:fixed;inset:auto 8px 8px auto;z-index:2147483001;max-width:calc(100vw - 16px);box-sizing:border-box;padding:8px 12px;border:2px solid;border-radius:10px;background:Canvas;color:CanvasText;font:14px/1.5 system-ui,sans-serif}@media print{#${INSPECTOR_ID}{display:none}}`;

/** What is known of the page before its scripts run, for the first paint; the inspector replaces it. */
export function inspectorBar(
  { id, apps }: Release,
  owner: AppName | null,
  { owners }: InspectNote,
): { html: string; style: string } {
  const drawn = Object.values(apps).filter(({ app }) => app === 'shell' || app === owner);
  const lines = drawn.map(
    ({ app, version }) => `<div>${escapeHtml(`${app} ${version}, ${owners[app] ?? ''}`)}</div>`,
  );
  return {
    html: `<aside id="${INSPECTOR_ID}" lang="en" aria-label="Inspector"><strong>Release ${id}</strong>${lines.join('')}</aside>`,
    style: STYLE,
  };
}
