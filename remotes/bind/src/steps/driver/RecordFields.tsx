import { MAX_INCIDENTS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { AddCard, Skeleton, Stack, VisuallyHidden } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import type { DriverValues } from './driverValues';
import { useIncidents } from './useIncidents';

const loadIncidents = () => import(/* webpackChunkName: "incidents" */ './IncidentFields');

/** Accidents and violations, as many as needed (section 3). Their fields and texts load with the first one. */
export function RecordFields({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('bind');
  const { ids, addButton, add, take, added, removed } = useIncidents(control);
  const { loaded, failed, retry } = useLazyModule(ids.length === 0 ? null : 'incidents', loadIncidents);
  return (
    <FormSection heading={t('driver.record.heading')} lead={t('driver.record.lead')}>
      {failed ? <LoadFailure title={t('driver.record.failed')} onRetry={retry} /> : null}
      <Stack $gap={3}>
        {ids.map((id, index) =>
          loaded === undefined ? (
            <Skeleton key={id} shape="card" label={t('driver.record.loading')} />
          ) : (
            <loaded.IncidentFields
              key={id}
              {...{ control, index }}
              isNew={added === index}
              onRemove={() => take(index)}
            />
          ),
        )}
        <AddCard
          ref={addButton}
          onClick={add}
          disabledReason={
            ids.length < MAX_INCIDENTS ? undefined : t('driver.record.full', { number: MAX_INCIDENTS })
          }
        >
          {ids.length === 0 ? t('driver.record.add') : t('driver.record.addNext')}
        </AddCard>
      </Stack>
      <VisuallyHidden as="output">
        {removed === null ? '' : t('driver.record.removed', { number: removed + 1 })}
      </VisuallyHidden>
    </FormSection>
  );
}
