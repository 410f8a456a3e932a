import { paths, policyHolderWithoutCredit, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';

/** What is missing before there can be prices, each with the way to add it (sections 2.8 and 5). */
export function Warnings({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  const unasked = policyHolderWithoutCredit(quote.drivers);
  const missing = [
    ...(quote.vehicles.length === 0 ? [{ to: paths.newVehicle(), text: t('review.missingVehicle') }] : []),
    ...(quote.drivers.length === 0 ? [{ to: paths.newDriver(), text: t('review.missingDriver') }] : []),
    ...(unasked ? [{ to: paths.editDriver(unasked.id), text: t('review.missingCredit') }] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <Notice tone="danger" title={t('review.missingTitle')}>
      {missing.map(({ to, text }) => (
        <p key={to}>
          <Link to={to}>{text}</Link>
        </p>
      ))}
    </Notice>
  );
}
