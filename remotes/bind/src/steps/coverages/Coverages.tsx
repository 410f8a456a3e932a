import { type Lookup, useCoverages } from '@shared/api-client/hooks';
import { openChoices, type RequiredChoice } from '@shared/domain/purchase';
import { CardList } from '@shared/forms';
import { tellFailure, useTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { useState } from 'react';
import type { Purchase } from '../../journey/PurchaseStep';
import { PurchasePage } from '../../parts/PurchasePage';
import { CarCoverage } from './CarCoverage';
import { SignedChoices } from './SignedChoices';
import { StateChoices } from './StateChoices';
import { CoveragesSkeleton } from './CoveragesSkeleton';
import { PartFailed } from './PartFailed';
import { useChoiceWords } from './useChoiceWords';
import type { OnSaving } from './usePackageChange';
import { useOnceTrue } from './useOnceTrue';
import { CoverageActions } from './CoverageActions';

const builtIn = async ({ state, product }: Parameters<typeof useCoverages>[0]) => {
  const { productCatalogue } = await import(/* webpackChunkName: "productCatalogue" */ './builtInCatalogue');
  return productCatalogue(product, state);
};

const isRead = ({ data, error }: Pick<Lookup<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== undefined;

/** Car by car, then the open choices, or the buttons. Rendered all at once, so nothing shifts. */
export function Coverages({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const place = { state: quote.address.state, product: rate.carrier_product_id };
  const catalogue = useCoverages(place, builtIn);
  const open = openChoices(quote);
  const words = useChoiceWords(open.length > 0);
  const isDrawn = useOnceTrue(isRead(catalogue) && (open.length === 0 || isRead(words)));
  return (
    <PurchasePage {...{ quote, rate }} title={t('coverages.heading')} lead={t('coverages.lead')}>
      {isDrawn ? <AllCoverages {...{ quote, rate, catalogue, open, words }} /> : <CoveragesSkeleton />}
    </PurchasePage>
  );
}

interface AllCoveragesProps extends Purchase {
  catalogue: ReturnType<typeof useCoverages>;
  open: readonly RequiredChoice[];
  words: ReturnType<typeof useChoiceWords>;
}

function AllCoverages({ quote, rate, catalogue, open, words }: AllCoveragesProps) {
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
      <SignedChoices quote={quote} />
      {open.length === 0 ? (
        <CoverageActions {...{ quote, isSaving }} />
      ) : (
        <StateChoices {...{ quote, open, entries, words, isSaving }} />
      )}
    </Stack>
  );
}

/** Whether any car's package is being saved. */
function useSaves() {
  const [count, setCount] = useState(0);
  const onSaving: OnSaving = (isSaving) => setCount((before) => before + (isSaving ? 1 : -1));
  return { isSaving: count > 0, onSaving };
}
