import type { Language } from '@shared/event-bus';
import { type AnyKey, createI18n, I18nProvider, keyAtRunTime, type Texts, useTexts } from '@shared/i18n';
import { WizardStill } from '@shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A step heading that is the same for every quote, by its text keys: `vehicles:list.title`. */
export interface Heading {
  title: AnyKey;
  lead?: AnyKey;
  /** Values for the texts. */
  values?: Record<string, number>;
  /** False if the step has no summary beside it. */
  withSummary?: boolean;
}

/** Static markup by route pattern, and the style for all of it. */
export interface RenderedHeadings {
  html: Record<string, string>;
  css: string;
}

export interface HeadingsToRender {
  headings: Record<string, Heading>;
  /** The remote's own texts. */
  resources?: Texts;
  /** Text key announced to screen readers while the rest loads. */
  loading: AnyKey;
}

function Still({ heading, loading }: { heading: Heading; loading: AnyKey }) {
  const { t } = useTexts();
  const { title, lead, values = {}, withSummary = true } = heading;
  return (
    <WizardStill
      title={t(keyAtRunTime(title), values)}
      lead={lead === undefined ? undefined : t(keyAtRunTime(lead), values)}
      withSummary={withSummary}
      label={t(keyAtRunTime(loading))}
    />
  );
}

/** Renders headings as static markup at build time, so the page shows them before any script runs (ADR 0022). */
export function renderHeadings(language: Language, { headings, resources, loading }: HeadingsToRender) {
  const i18n = createI18n(resources ? { language, resources } : { language });
  const sheet = new ServerStyleSheet();
  const render = (heading: Heading): string =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <I18nProvider i18n={i18n} language={language}>
          <Still heading={heading} loading={loading} />
        </I18nProvider>,
      ),
    );
  const html = Object.fromEntries(
    Object.entries(headings).map(([pattern, heading]) => [pattern, render(heading)]),
  );
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  sheet.seal();
  const rendered: RenderedHeadings = { html, css };
  return rendered;
}
