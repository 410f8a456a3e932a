import type { Language } from '@shared/event-bus';
import { type AnyKey, createI18n, I18nProvider, keyAtRunTime, type Texts, useTexts } from '@shared/i18n';
import { WizardStill } from '@shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A step's heading that is the same for every quote, by the keys of its texts: `vehicles:list.title`. */
export interface Heading {
  title: AnyKey;
  lead?: AnyKey;
  /** What the texts name. */
  values?: Record<string, number>;
  /** Off where no summary stands beside the step. */
  withSummary?: boolean;
}

/** Static markup by route pattern, and the one style all of it needs. */
export interface RenderedHeadings {
  html: Record<string, string>;
  css: string;
}

export interface HeadingsToRender {
  headings: Record<string, Heading>;
  /** Texts of the remote's own. */
  resources?: Texts;
  /** Key of what a screen reader says while the rest comes. */
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

/** Headings as static markup, made when a remote is built: they stand in the page before any script (ADR 0022). */
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
