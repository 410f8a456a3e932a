import type { Language } from '@shared/event-bus';
import { ROUTE_PATTERNS } from '@shared/domain';
import { renderHeadings, type RenderedHeadings } from '@shared/federation/prerender';
import { headingsOf } from '@shared/federation/remote';
import { bindTexts } from './locales/allTexts';
import { STEPS } from './steps';

/** Steps whose heading is the same for every purchase. */
export const HEADINGS = headingsOf(STEPS, ROUTE_PATTERNS);

/** The step headings, rendered at build time for pages opened at a step. */
export function renderSteps(language: Language): RenderedHeadings {
  return renderHeadings(language, { headings: HEADINGS, resources: bindTexts, loading: 'bind:load.label' });
}
