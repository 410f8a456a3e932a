import { useQuote } from '@shared/api-client/hooks';
import { hasReached, paths, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { LinkButton } from '@shared/ui';

interface EditLinkProps {
  of: 'vehicle' | 'driver';
  id: string;
  /** A name; null for the person's own answers. */
  what: string | null;
}

/** The purchase's own forms once its policy details are there: they ask more, and lead on from where it stands (2.1). */
function pathOf({ of, id }: EditLinkProps, quote: Quote | undefined): string {
  const isApplying = quote !== undefined && quote.term !== null && hasReached(quote.status, 'APPLYING');
  if (of === 'vehicle') return isApplying ? paths.purchaseVehicle(id) : paths.editVehicleFromRates(id);
  return isApplying ? paths.purchaseDriver(id) : paths.editDriverFromRates(id);
}

/** Leads to the answers behind a price. Cancelled there, the person comes back here (specification 2.6, 2.7 and 2.1). */
export function EditLink(link: EditLinkProps) {
  const { t } = useTexts('rates');
  const { quote } = useQuote();
  return (
    <LinkButton
      as={Link}
      to={pathOf(link, quote)}
      state={{ previousPath: '/rates' }}
      variant="quiet"
      aria-label={link.what === null ? t('edit.yours') : t('edit.named', { what: link.what })}
    >
      {t('edit.label')}
    </LinkButton>
  );
}
