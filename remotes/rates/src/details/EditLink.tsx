import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { LinkButton } from '@shared/ui';

interface EditLinkProps {
  to: string;
  /** A name; null for the person's own answers. */
  what: string | null;
}

/** Leads to the answers behind a price. Cancelled there, the person comes back here (specification 2.6 and 2.7). */
export function EditLink({ to, what }: EditLinkProps) {
  const { t } = useTexts('rates');
  return (
    <LinkButton
      as={Link}
      to={to}
      state={{ previousPath: '/rates' }}
      variant="quiet"
      aria-label={what === null ? t('edit.yours') : t('edit.named', { what })}
    >
      {t('edit.label')}
    </LinkButton>
  );
}
