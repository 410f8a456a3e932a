import { useAgency } from '@shared/api-client/hooks';
import { formatDollars, licenseIn, MONITORING_MONTHS, paths, type Quote } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { LinkButton, Notice, OfferList, Page, PageHeading, Stack, Text, type ListedOffer } from '@shared/ui';
import { ContinueToBuy } from './ContinueToBuy';
import type { Offer } from './useOffers';
import { useTellOffers } from './useTellOffers';

interface Props {
  quote: Quote;
  offers: readonly Offer[];
  /** Names of carriers without a price. */
  declined: readonly string[];
}

/** What each carrier would charge, lowest premium first. */
export function Offers({ quote, offers, declined }: Props) {
  const { t } = useTexts('embed');
  const listed = useListed(quote, offers);
  useTellOffers(quote.id, offers);
  return (
    <Page>
      <Stack $gap={8}>
        <PageHeading lead={t('offers.lead')} focusOnMount>
          {t('offers.title', { count: offers.length })}
        </PageHeading>
        <OfferList offers={listed} label={t('offers.title', { count: offers.length })} />
        {declined.map((carrier) => (
          <Notice key={carrier}>{t('offers.declined', { carrier })}</Notice>
        ))}
        <Text $size={14} $muted>
          {t('offers.buyHelp')} <Seller quote={quote} />
        </Text>
        <div>
          <LinkButton as={Link} to={paths.review()} variant="quiet">
            {t('offers.change')}
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}

/** Who sells, for the state of the quote (reading 62); comes with the list of carriers. */
function Seller({ quote }: { quote: Quote }) {
  const { t } = useTexts('embed');
  const { data: agency } = useAgency();
  return agency ? t('offers.seller', licenseIn(agency, quote.address.state)) : null;
}

function useListed(quote: Quote, offers: readonly Offer[]): ListedOffer[] {
  const { t } = useTexts('embed');
  const untracked = offers.find(({ rate }) => !rate.monitored_driver);
  const priceOf = ({
    rate,
    view: { today, later, count, total, isByPhone },
  }: Offer): ListedOffer['price'] => {
    const months = rate.term.duration;
    if (count === 0)
      return {
        amount: formatDollars(today),
        per: t(isByPhone ? 'offers.forTermByPhone' : 'offers.forTerm', { months }),
        total: t('offers.fullTotal', { months }),
      };
    return {
      label: t('offers.count', { count: count + 1 }),
      amount: formatDollars(today),
      per: t('offers.today', { count, amount: formatDollars(later) }),
      total: t('offers.monthlyTotal', { total: formatDollars(total), months }),
    };
  };
  const markOf = (offer: Offer, at: number) => {
    if (at === 0) return { mark: t('offers.best') };
    return offer === untracked ? { mark: t('offers.untracked') } : {};
  };
  return offers.map((offer, at) => ({
    id: offer.rate.carrier_product_id,
    carrier: offer.carrier.name,
    tag: offer.carrier.tag,
    price: priceOf(offer),
    ...markOf(offer, at),
    ...(offer.rate.monitored_driver ? { condition: t('offers.tracked', { months: MONITORING_MONTHS }) } : {}),
    action: <ContinueToBuy quote={quote} carrier={offer.carrier} index={at} />,
    isFirst: at === 0,
  }));
}
