import { useTexts } from '@shared/i18n';
import { AddCard, Skeleton, Stack, VisuallyHidden } from '@shared/ui';
import { useRef, useState } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { LateFailure } from '../../parts/LateFailure';
import { useLateTexts } from '../../parts/useLateTexts';
import type { DriverValues } from './driverValues';
import { FormSection } from './FormSection';
import { IncidentFields } from './IncidentFields';

const NOTHING_YET = { type: null, date: null, description: null };

const loadKinds = () =>
  import(/* webpackChunkName: "violations" */ '../../locales/violationsTexts').then(
    ({ violationsTexts }) => violationsTexts,
  );

/** Every accident and violation, as many as there are (section 3). The words of their kinds come with the first one. */
export function RecordFields({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('bind');
  const { fields, append, remove } = useFieldArray({ control, name: 'accident_violations' });
  const kinds = useLateTexts(fields.length === 0 ? null : 'violations', loadKinds);
  const addButton = useRef<HTMLButtonElement>(null);
  // The place of the one just added, which takes the focus, and of the one just removed, which is told.
  const [changed, setChanged] = useState<{ added: number } | { removed: number } | null>(null);
  const add = () => {
    setChanged({ added: fields.length });
    append(NOTHING_YET, { shouldFocus: false });
  };
  const take = (index: number) => {
    remove(index);
    setChanged({ removed: index });
    addButton.current?.focus();
  };
  const isRemoved = changed !== null && 'removed' in changed;
  return (
    <FormSection heading={t('driver.record.heading')} lead={t('driver.record.lead')}>
      {kinds.failed ? <LateFailure title={t('driver.record.failed')} onRetry={kinds.retry} /> : null}
      <Stack $gap={3}>
        {fields.map(({ id }, index) =>
          kinds.isHere ? (
            <IncidentFields
              key={id}
              {...{ control, index }}
              isNew={changed !== null && 'added' in changed && changed.added === index}
              onRemove={() => take(index)}
            />
          ) : (
            <Skeleton key={id} shape="card" label={t('driver.record.loading')} />
          ),
        )}
        <AddCard ref={addButton} onClick={add}>
          {fields.length === 0 ? t('driver.record.add') : t('driver.record.addNext')}
        </AddCard>
      </Stack>
      <VisuallyHidden as="output">
        {isRemoved ? t('driver.record.removed', { number: changed.removed + 1 }) : ''}
      </VisuallyHidden>
    </FormSection>
  );
}
