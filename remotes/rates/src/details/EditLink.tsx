import { useQuote } from '@shared/api-client/hooks';
import { hasReached, paths, type Quote } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { LinkButton } from '@shared/ui';

interface EditLinkProps {
  of: 'vehicle' | 'driver';
  id: string;
  /** Name of the item; null for the shopper's own answers. */
  what: string | null;
}

/** Links to the purchase's forms once its policy details exist, since they ask more and continue from there (2.1). */
function pathOf({ of, id }: EditLinkProps, quote: Quote | undefined): string {
  const isApplying = quote !== undefined && quote.term !== null && hasReached(quote.status, 'APPLYING');
  if (of === 'vehicle') return isApplying ? paths.purchaseVehicle(id) : paths.editVehicleFromRates(id);
  return isApplying ? paths.purchaseDriver(id) : paths.editDriverFromRates(id);
}

/** Links to the answers behind a price; canceling the edit returns here (specification 2.6, 2.7 and 2.1). */
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
