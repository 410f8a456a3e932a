import { formatCents, type Carrier, type PaymentOption, type Quote } from '@shared/domain';
import { useTexts, type Translate } from '@shared/i18n';
import { FactList, media, Picture, space, Stack, Text, type Fact } from '@shared/ui';
import { styled } from 'styled-components';
import { IdCard } from './IdCard';
import { PaperFile } from './PaperFile';

const HOME = String(new URL('./home.svg', import.meta.url));

/** The ID card before your house at dusk, its file, and the exact charge (specification 2.12, readings 7 and 50). */
export function Covered({ quote, carrier }: { quote: Quote; carrier: Carrier }) {
  const { t } = useTexts('bind');
  const plan = quote.selected_pay_plan;
  const cards = quote.documents.find(({ type }) => type === 'id_cards');
  return (
    <Stack as="section" $gap={6} aria-label={t('policy.cardLabel')}>
      <Scene>
        <Home src={HOME} width={1072} height={400} data-screen-only />
        <Place>
          <IdCard quote={quote} carrier={carrier} />
        </Place>
        {cards === undefined ? null : (
          <Stack $gap={2} data-screen-only>
            <PaperFile {...cards} isMain />
            <Text $size={14} $muted>
              {t('policy.paperHelp.id_cards')}
            </Text>
          </Stack>
        )}
      </Scene>
      <Charge>
        <FactList facts={chargeFacts(plan, t)} />
        <Text $size={14} $muted>
          {plan && plan.number_of_payments > 0
            ? t('policy.installmentsNote', { carrier: carrier.name })
            : t('policy.nothingDue')}
        </Text>
      </Charge>
    </Stack>
  );
}

function chargeFacts(plan: PaymentOption | null, t: Translate<'bind'>): Fact[] {
  if (plan === null) return [];
  const { amount, fee } = plan.installment_info;
  const count = plan.number_of_payments;
  const value = t('policy.installmentsValue', { count, amount: formatCents(amount + fee) });
  return [
    { id: 'charged', term: t('policy.charged'), value: formatCents(plan.deposit) },
    ...(count > 0 ? [{ id: 'installments', term: t('policy.installments'), value }] : []),
  ];
}

/** On a phone the card, its buttons and the house below each other; from a desktop on, the card stands in the scene. */
const Scene = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.desktop} {
    grid-template-rows: minmax(25rem, auto) auto;
  }
  ${media.forcedColors} {
    grid-template-rows: auto;
  }
`;
const Home = styled(Picture)`
  order: 1;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  object-position: right bottom;
  border-radius: 24px;
  ${media.tablet} {
    aspect-ratio: 1072 / 400;
  }
  ${media.desktop} {
    order: 0;
    grid-area: 1 / 1;
    aspect-ratio: auto;
    height: 0;
    min-height: 100%;
  }
`;
const Place = styled.div`
  ${media.desktop} {
    grid-area: 1 / 1;
    align-self: start;
    width: 33rem;
    margin: ${space(8)};
    margin-block-end: 5rem;
  }
  /* The scene is left out. */
  ${media.forcedColors} {
    margin: 0;
  }
`;
const Charge = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 34rem;
`;
