import { type Lookup, useCoverages } from '@shared/api-client/hooks';
import { CardList } from '@shared/forms';
import { tellFailure, useTexts } from '@shared/i18n';
import { Stack, Room, Skeleton } from '@shared/ui';
import { useState } from 'react';
import type { Purchase } from '../../journey/PurchaseStep';
import { PurchasePage } from '../../parts/PurchasePage';
import { CarCoverage } from './CarCoverage';
import { Lines, useLines } from './lines/Lines';
import { PartFailed } from './PartFailed';
import type { OnSaving } from './usePackageChange';

/** Shown until the catalog has loaded, since a card without it would grow and push content down. */
function CoveragesSkeleton() {
  const { t } = useTexts('bind');
  return (
    <Room>
      <Skeleton shape="card" label={t('load.label')} />
    </Room>
  );
}

/** Stays true once it was true, so rendered content is not removed while more loads. */
export function useOnceTrue(isHere: boolean): boolean {
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  return isHere || wasHere;
}

const builtIn = async ({ state, product }: Parameters<typeof useCoverages>[0]) => {
  const { productCatalogue } = await import(/* webpackChunkName: "productCatalogue" */ './builtInCatalogue');
  return productCatalogue(product, state);
};

const isRead = ({ data, error }: Pick<Lookup<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== undefined;

/** Car by car, then what is asked beyond the packages, or the buttons. Rendered all at once, so nothing shifts. */
export function Coverages({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const place = { state: quote.address.state, product: rate.carrier_product_id };
  const catalogue = useCoverages(place, builtIn);
  const lines = useLines(quote);
  const isDrawn = useOnceTrue(isRead(catalogue) && lines.isRead);
  return (
    <PurchasePage {...{ quote, rate }} title={t('coverages.heading')} lead={t('coverages.lead')}>
      {isDrawn ? <AllCoverages {...{ quote, rate, catalogue, lines }} /> : <CoveragesSkeleton />}
    </PurchasePage>
  );
}

interface AllCoveragesProps extends Purchase {
  catalogue: ReturnType<typeof useCoverages>;
  lines: ReturnType<typeof useLines>;
}

function AllCoverages({ quote, rate, catalogue, lines }: AllCoveragesProps) {
  const { t } = useTexts('bind');
  const entries = catalogue.data ?? [];
  const { isSaving, onSaving } = useSaves();
  return (
    <Stack $gap={10}>
      <Stack $gap={4}>
        <CardList>
          {quote.vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <CarCoverage {...{ vehicle, quote, rate, entries, onSaving }} />
            </li>
          ))}
        </CardList>
        {catalogue.error ? (
          <PartFailed onRetry={catalogue.retry}>
            {tellFailure(t, catalogue.error, t('coverages.unread'))}
          </PartFailed>
        ) : null}
      </Stack>
      <Lines {...{ quote, lines, isSaving }} />
    </Stack>
  );
}

/** Whether any car's package is being saved. */
function useSaves() {
  const [count, setCount] = useState(0);
  const onSaving: OnSaving = (isSaving) => setCount((before) => before + (isSaving ? 1 : -1));
  return { isSaving: count > 0, onSaving };
}
