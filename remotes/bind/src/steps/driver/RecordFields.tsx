import { MAX_INCIDENTS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { AddCard, JoinedChoices, Skeleton, Stack, VisuallyHidden } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import type { DriverValues, Incident } from './driverValues';
import type { IncidentAnswer } from './useIncidentAnswer';

const loadIncidents = () => import(/* webpackChunkName: "incidents" */ './IncidentFields');

const NOTHING_YET: Incident = { type: null, date: null, description: null };

type Change = { of: 'added' | 'removed'; index: number } | null;

/** The incidents and the last change: an added one takes the focus, a removed one returns it to the add button. */
function useIncidents(control: Control<DriverValues>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'accident_violations' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [change, setChange] = useState<Change>(null);
  const add = () => {
    setChange({ of: 'added', index: fields.length });
    append(NOTHING_YET, { shouldFocus: false });
  };
  const take = (index: number) => {
    setChange({ of: 'removed', index });
    remove(index);
    addButton.current?.focus();
  };
  const clear = () => {
    setChange(null);
    remove();
  };
  const placeOf = (what: 'added' | 'removed') => (change?.of === what ? change.index : null);
  return {
    ids: fields.map(({ id }) => id),
    addButton,
    add,
    take,
    clear,
    added: placeOf('added'),
    removed: placeOf('removed'),
  };
}

interface RecordFieldsProps {
  control: Control<DriverValues>;
  answer: IncidentAnswer;
  /** Neither Yes nor No was chosen, after a submit. */
  error: ReactNode;
}

/** Accidents and violations: Yes opens them, as many as needed (section 3). Their fields and texts load with the first one. */
export function RecordFields({ control, answer, error }: RecordFieldsProps) {
  const { t } = useTexts('bind');
  const { ids, addButton, add, take, clear, added, removed } = useIncidents(control);
  const { loaded, failed, retry } = useLazyModule(ids.length === 0 ? null : 'incidents', loadIncidents);
  const choose = (chosen: 'yes' | 'no') => {
    answer.sayNo(chosen === 'no');
    if (chosen === 'no') clear();
    else if (ids.length === 0) add();
  };
  return (
    <>
      <JoinedChoices
        name="accident_violations"
        legend={t('driver.record.legend')}
        hint={t('driver.record.lead')}
        error={error}
        value={ids.length > 0 ? 'yes' : answer.saysNo ? 'no' : null}
        onValueChange={choose}
        options={[
          { value: 'no', label: t('known.no') },
          { value: 'yes', label: t('known.yes') },
        ]}
      />
      {failed ? <LoadFailure title={t('driver.record.failed')} onRetry={retry} /> : null}
      {ids.length === 0 ? null : (
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
            {t('driver.record.addNext')}
          </AddCard>
        </Stack>
      )}
      <VisuallyHidden as="output">
        {removed === null ? '' : t('driver.record.removed', { number: removed + 1 })}
      </VisuallyHidden>
    </>
  );
}
