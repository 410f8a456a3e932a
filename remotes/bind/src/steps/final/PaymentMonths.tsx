import { formatCents, laterPayments, type PaymentOption } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { CheckIcon, color, fontSize, SectionHeading, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { PaymentMonth } from './PaymentMonth';

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
