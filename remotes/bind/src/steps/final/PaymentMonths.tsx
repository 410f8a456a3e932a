import {
  formatCents,
  laterPayments,
  type PaymentOption,
  dateParts,
  dayNumber,
  daysInMonth,
  toIsoDate,
} from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { CheckIcon, color, fontSize, SectionHeading, space, Stack, Text, font, media } from '@shared/ui';
import { styled } from 'styled-components';

/** A day's place in a month drawn as weeks from Sunday to Saturday, both counted from 0. */
interface DayPlace {
  day: number;
  column: number;
  week: number;
}

const THURSDAY = 4;

/** Every day of the month of an ISO date. Reads no clock and no time zone, so no day can shift (reading 25). */
export function monthOf(date: string): DayPlace[] {
  const { year, month } = dateParts(date);
  // Day number 0 is a Thursday.
  const first = (((dayNumber(toIsoDate(year, month, 1)) + THURSDAY) % 7) + 7) % 7;
  return Array.from({ length: daysInMonth(year, month) }, (_, at) => ({
    day: at + 1,
    column: (first + at) % 7,
    week: Math.floor((first + at) / 7),
  }));
}

const STEP = 24;
const middleOf = (at: number): number => at * STEP + STEP / 2;
const WEEKS = 6;

/** A month as dots, with the day of the payment lit; the date is text beside it. */
function PaymentMonth({ due }: { due: string }) {
  const { day } = dateParts(due);
  return (
    <Month viewBox={`0 0 ${7 * STEP} ${WEEKS * STEP}`} aria-hidden="true" focusable="false">
      {monthOf(due).map((place) => {
        const [x, y] = [middleOf(place.column), middleOf(place.week)];
        if (place.day !== day) return <Dot key={place.day} cx={x} cy={y} r={3.5} />;
        // The lit day stays inside the drawing at its edges.
        const inside = Math.min(Math.max(x, 15), 7 * STEP - 15);
        const down = Math.min(Math.max(y, 15), WEEKS * STEP - 15);
        return (
          <g key={place.day}>
            <Lit cx={inside} cy={down} r={15} />
            <Figure x={inside} y={down + 6}>
              {day}
            </Figure>
          </g>
        );
      })}
    </Month>
  );
}

const Month = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;
const Dot = styled.circle`
  fill: ${color.line};
  ${media.forcedColors} {
    fill: GrayText;
  }
`;
const Lit = styled.circle`
  fill: ${color.sign};
  ${media.forcedColors} {
    fill: Highlight;
  }
`;
const Figure = styled.text`
  fill: ${color.onSign};
  font-family: ${font.text};
  font-size: 16px;
  font-weight: 800;
  text-anchor: middle;
  ${media.forcedColors} {
    forced-color-adjust: none;
    fill: HighlightText;
  }
`;

interface PaymentMonthsProps {
  plan: PaymentOption;
  /** The first day of the policy, an ISO date. */
  effective: string;
}

/** What was paid, then each later payment in its month, and what all of them add up to. */
export function PaymentMonths({ plan, effective }: PaymentMonthsProps) {
  const { t, language } = useTexts('bind');
  const later = laterPayments(plan, effective);
  const sum = later.reduce((all, { amount, fee }) => all + amount + fee, plan.deposit);
  const { fee } = plan.installment_info;
  return (
    <Stack as="section" $gap={4} aria-label={t('paymentDates.title')}>
      <SectionHeading>{t('paymentDates.title')}</SectionHeading>
      <Paid>
        <CheckIcon size={24} />
        <b>{t('paymentDates.paid')}</b>
        <Amount>{formatCents(plan.deposit)}</Amount>
      </Paid>
      <Months>
        {later.map(({ due, amount, fee: each }) => (
          <li key={due}>
            <PaymentMonth due={due} />
            <Due>
              <b>{formatDate(due, language, 'long')}</b>
              <Amount>{formatCents(amount + each)}</Amount>
            </Due>
          </li>
        ))}
      </Months>
      <Sum>
        <span>{t('policy.allPayments', { count: later.length + 1 })}</span>
        <Amount>{formatCents(sum)}</Amount>
      </Sum>
      {fee > 0 ? (
        <Text $size={14} $muted>
          {t('paymentDates.fees', { fee: formatCents(fee) })}
        </Text>
      ) : null}
    </Stack>
  );
}

const Amount = styled.span`
  font-size: ${fontSize[20]};
  font-weight: 800;
`;
const Paid = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  max-width: 34rem;
  padding: ${space(3)} ${space(4)};
  border-radius: 16px;
  background: ${color.goSoft};
  & > svg {
    color: ${color.go};
  }
`;
const Months = styled.ol`
  display: grid;
  max-width: 34rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${space(6)} ${space(5)};
  padding: 0;
  list-style: none;
`;
const Due = styled.p`
  display: flex;
  flex-direction: column;
  margin-block-start: ${space(1)};
  padding-block-start: ${space(1)};
  border-block-start: 2px solid ${color.ink};
  line-height: 1.3;
  & > b {
    font-size: ${fontSize[14]};
  }
`;
const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(4)};
  max-width: 34rem;
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.hairline};
`;
