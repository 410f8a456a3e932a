import { useTexts } from '@shared/i18n';
import { AddCard, Skeleton, Stack, VisuallyHidden } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { LateFailure } from '../../parts/LateFailure';
import { useLateTexts } from '../../parts/useLateTexts';
import type { DriverValues } from './driverValues';
import { FormSection } from './FormSection';
import { IncidentFields } from './IncidentFields';
import { useIncidents } from './useIncidents';

const loadKinds = () =>
  import(/* webpackChunkName: "violations" */ '../../locales/violationsTexts').then(
    ({ violationsTexts }) => violationsTexts,
  );

/** Every accident and violation, as many as there are (section 3). The words of their kinds come with the first one. */
export function RecordFields({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('bind');
  const { ids, addButton, add, take, added, removed } = useIncidents(control);
  const kinds = useLateTexts(ids.length === 0 ? null : 'violations', loadKinds);
  return (
    <FormSection heading={t('driver.record.heading')} lead={t('driver.record.lead')}>
      {kinds.failed ? <LateFailure title={t('driver.record.failed')} onRetry={kinds.retry} /> : null}
      <Stack $gap={3}>
        {ids.map((id, index) =>
          kinds.isHere ? (
            <IncidentFields
              key={id}
              {...{ control, index }}
              isNew={added === index}
              onRemove={() => take(index)}
            />
          ) : (
            <Skeleton key={id} shape="card" label={t('driver.record.loading')} />
          ),
        )}
        <AddCard ref={addButton} onClick={add}>
          {ids.length === 0 ? t('driver.record.add') : t('driver.record.addNext')}
        </AddCard>
      </Stack>
      <VisuallyHidden as="output">
        {removed === null ? '' : t('driver.record.removed', { number: removed + 1 })}
      </VisuallyHidden>
    </FormSection>
  );
}
