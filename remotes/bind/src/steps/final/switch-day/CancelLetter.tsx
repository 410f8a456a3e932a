import { mailingAddressOf, policyHolderOf, type Quote } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { color, fontSize, space, VisuallyHidden } from '@shared/ui';
import { createGlobalStyle, styled } from 'styled-components';

interface CancelLetterProps {
  quote: Quote;
  carrier: string;
  /** The ISO date on which the old policy is to end. */
  switchOn: string;
  /** The letter's ISO date. */
  today: string;
  /** Only the letter is printed. */
  isPrinting: boolean;
}

/** A letter that cancels the old policy. It exists on this page only: nothing of it is sent or stored. */
export function CancelLetter({ quote, carrier, switchOn, today, isPrinting }: CancelLetterProps) {
  const { t, language } = useTexts('bind');
  const holder = policyHolderOf(quote.drivers);
  const name = [holder?.first_name, holder?.last_name].filter(Boolean).join(' ');
  const { line1, line2, city, state, zip_code } = mailingAddressOf(quote) ?? quote.address;
  const insurer = quote.prior_policy?.insurer_name;
  const date = formatDate(switchOn, language, 'long');
  return (
    <Sheet
      aria-label={t('switchDay.letter.label')}
      data-letter
      data-screen-only={isPrinting ? undefined : true}
    >
      {isPrinting ? <LetterAlone /> : null}
      <address>
        {[name, line1, line2, `${city}, ${state} ${zip_code}`].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{formatDate(today, language, 'long')}</p>
      <p>{insurer || <Blank label={t('switchDay.letter.company')} />}</p>
      <p>
        <b>{t('switchDay.letter.subject')}</b> <Blank label={t('switchDay.letter.number')} />
      </p>
      <p>{t('switchDay.letter.cancel', { date })}</p>
      <p>{t('switchDay.letter.next', { carrier })}</p>
      <p>{t('switchDay.letter.ask')}</p>
      <p>{t('switchDay.letter.close')}</p>
      <Signature>
        <Blank label={t('switchDay.letter.signature')} />
        <span>{name}</span>
      </Signature>
    </Sheet>
  );
}

/** A line to fill in by hand. */
const Blank = ({ label }: { label: string }) => (
  <Line>
    <VisuallyHidden>{label}</VisuallyHidden>
  </Line>
);

/** Hides all that is neither the letter nor around it. */
const LetterAlone = createGlobalStyle`
  @media print {
    body :not([data-letter], [data-letter] *, :has([data-letter])) {
      display: none !important;
    }
  }
`;
/** White paper and dark ink by day and night. */
const Sheet = styled.article`
  display: grid;
  gap: ${space(4)};
  max-width: 34rem;
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: 4px;
  background: #fff;
  color: #14213a;
  overflow-wrap: break-word;
  & address {
    font-style: normal;
  }
  & address > span {
    display: block;
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    font-size: ${fontSize[17]};
  }
`;
const Line = styled.span`
  display: inline-block;
  width: min(12rem, 100%);
  border-block-end: 1px solid currentColor;
`;
const Signature = styled.p`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  padding-block-start: ${space(8)};
`;
