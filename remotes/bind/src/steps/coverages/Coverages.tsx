import { useCoverages } from '@shared/api-client/hooks';
import { openChoices } from '@shared/domain/purchase';
import { CardList } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { PurchasePage } from '../../parts/PurchasePage';
import { CarCoverage } from './CarCoverage';
import { SignedChoices } from './SignedChoices';
import { StateChoices } from './StateChoices';
import { Unread } from './Unread';
import { WaysOn } from './WaysOn';

const builtIn = async ({ state, product }: Parameters<typeof useCoverages>[0]) => {
  const { productCatalogue } = await import(/* webpackChunkName: "productCatalogue" */ './builtInCatalogue');
  return productCatalogue(product, state);
};

/** Car by car; then the choices that are open, else the way on. */
export function Coverages({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const place = { state: quote.address.state, product: rate.carrier_product_id };
  const catalogue = useCoverages(place, builtIn);
  const open = openChoices(quote);
  const entries = catalogue.data ?? [];
  return (
    <PurchasePage {...{ quote, rate }} title={t('coverages.heading')} lead={t('coverages.lead')}>
      <Stack $gap={10}>
        <Stack $gap={4}>
          <CardList>
            {quote.vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <CarCoverage {...{ vehicle, quote, rate, entries }} />
              </li>
            ))}
          </CardList>
          {catalogue.error ? <Unread onRetry={catalogue.retry}>{t('coverages.unread')}</Unread> : null}
        </Stack>
        <SignedChoices quote={quote} />
        {open.length === 0 ? <WaysOn /> : <StateChoices {...{ quote, open, entries }} />}
      </Stack>
    </PurchasePage>
  );
}
