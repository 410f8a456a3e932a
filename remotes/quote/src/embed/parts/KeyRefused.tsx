import type { ApiError } from '@shared/api-client';
import { textOfError, useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton } from '@shared/ui';

interface Props {
  title: string;
  error: ApiError;
  /** The site's origin. */
  site: string;
}

/** Says why the partner's key starts no quote. Trying again would not help, so a link leads to the site. */
export function KeyRefused({ title, error, site }: Props) {
  const { t, language } = useTexts('embed');
  const [first] = error.errors;
  return (
    <FailurePanel
      title={title}
      headingLevel={1}
      actions={
        <LinkButton
          href={`${site}/quotes/new?lang=${language}`}
          target="_blank"
          rel="noopener"
          variant="primary"
        >
          {t('failed.site')}
        </LinkButton>
      }
    >
      {first && textOfError(t, first)}
    </FailurePanel>
  );
}
