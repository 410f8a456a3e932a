import { paths, policyHolderWithoutCredit, type Quote } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';

/** What prices require: its text, the rating's error code for it, and the link to add it. */
const WARNINGS = [
  {
    text: 'review.missingVehicle',
    code: 'quote_incomplete',
    wayIn: ({ vehicles }: Quote) => (vehicles.length === 0 ? paths.newVehicle() : null),
  },
  {
    text: 'review.missingDriver',
    code: 'quote_incomplete',
    wayIn: ({ drivers }: Quote) => (drivers.length === 0 ? paths.newDriver() : null),
  },
  {
    text: 'review.missingCredit',
    code: 'credit_score_missing',
    wayIn: ({ drivers }: Quote) => {
      const unasked = policyHolderWithoutCredit(drivers);
      return unasked ? paths.editDriver(unasked.id) : null;
    },
  },
] as const;

const missingIn = (quote: Quote) =>
  WARNINGS.flatMap(({ text, code, wayIn }) => {
    const to = wayIn(quote);
    return to === null ? [] : [{ text, code, to }];
  });

/** Codes of rating errors that the quote's warnings already cover. */
export const warnedCodes = (quote: Quote): string[] => missingIn(quote).map(({ code }) => code);

/** What is missing for prices, each with a link to add it (sections 2.8 and 5). */
export function Warnings({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  const missing = missingIn(quote);
  if (missing.length === 0) return null;
  return (
    <Notice tone="danger" title={t('review.missingTitle')}>
      {missing.map(({ to, text }) => (
        <p key={to}>
          <Link to={to}>{t(text)}</Link>
        </p>
      ))}
    </Notice>
  );
}
