import {
  coverageTextKeys,
  formatDollars,
  type DeductibleSteps,
  type Vehicle,
  withDeductible,
  type CoverageType,
} from '@shared/domain';
import { tellFailure, useTexts, type Translate } from '@shared/i18n';
import { Button, color, Notice, space, Stack, Text } from '@shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { breakEven, type BreakEven } from './breakEven';
import { BreakEvenChart } from './BreakEvenChart';
import { useUpdateVehicle } from '@shared/api-client/hooks';

/** When a deductible pays off, as a sentence. `term` in months. */
export function BreakEvenText({ of, term }: { of: BreakEven; term: number }) {
  const { t } = useTexts('rates');
  if (of.kind === 'current') return <Text $muted>{t('deductible.current')}</Text>;
  const extra = formatDollars(of.extra);
  if (!('between' in of)) return <Text>{t(`deductible.${of.kind}`, { extra })}</Text>;
  const { unit, count } = of.between;
  const time = t(`deductible.${unit}`, { count });
  return (
    <Text>{t(`deductible.${of.kind}`, { extra, saved: formatDollars(of.saved), months: term, time })}</Text>
  );
}

/** Saves a deductible (cents) with the car's full list of coverages; its package stays (specification 7). */
function useDeductible(vehicle: Vehicle, type: CoverageType) {
  const { trigger, isMutating, error } = useUpdateVehicle();
  const save = (amount: number) => {
    trigger(vehicle.id, {
      coverage_package_name: vehicle.coverage_package_name,
      coverages: withDeductible(vehicle.coverages, type, amount),
    }).catch(() => {
      // Shown beside the button; the selection stays for a retry.
    });
  };
  return { save, isSaving: isMutating, failure: error };
}

/** A price difference as text; cents, and months of the term. */
function changeText(difference: number, months: number, t: Translate<'rates'>): string {
  if (difference === 0) return t('deductible.same');
  const amount = formatDollars(Math.abs(difference));
  return difference < 0 ? t('deductible.less', { amount, months }) : t('deductible.more', { amount, months });
}

interface Props {
  vehicle: Vehicle;
  deductible: DeductibleSteps;
  /** Months. */
  term: number;
}

/** The available deductibles as a slider: the effect of each on the price, and when it pays off. */
export function DeductibleSlider({ vehicle, deductible: { type, chosen, steps }, term }: Props) {
  const { t } = useTexts('rates');
  const id = useId();
  const [at, setAt] = useState(() => steps.findIndex(({ amount }) => amount === chosen));
  const { save, isSaving, failure } = useDeductible(vehicle, type);
  const step = steps[at] ?? steps[0];
  if (!step) return null;
  const amount = formatDollars(step.amount);
  const change = changeText(step.difference, term, t);
  return (
    <Stack $gap={3}>
      <label htmlFor={id}>
        <strong>{t('deductible.legend', { coverage: t(coverageTextKeys(type).name) })}</strong>
      </label>
      <Steps
        id={id}
        steps={steps}
        at={at}
        disabled={isSaving}
        valueText={t('deductible.valueText', { amount, change })}
        onChange={setAt}
      />
      <Text>
        <strong>{t('deductible.amount', { amount })}</strong>: {change}
      </Text>
      <BreakEvenDrawn of={breakEven(chosen, step.amount, step.difference, term)} term={term} />
      {step.amount === chosen ? null : (
        <div>
          <Button busy={isSaving} busyText={t('deductible.saving')} onClick={() => save(step.amount)}>
            {t('deductible.save', { amount })}
          </Button>
        </div>
      )}
      {failure && !isSaving ? (
        <Notice tone="danger">{tellFailure(t, failure, t('deductible.failed'))}</Notice>
      ) : null}
    </Stack>
  );
}

function BreakEvenDrawn({ of, term }: { of: BreakEven; term: number }) {
  return (
    <>
      <BreakEvenText of={of} term={term} />
      {'between' in of ? <BreakEvenChart of={of} term={term} /> : null}
    </>
  );
}

interface StepsProps {
  id: string;
  steps: DeductibleSteps['steps'];
  at: number;
  disabled: boolean;
  valueText: string;
  onChange: (at: number) => void;
}

/** A native slider over the steps, labeled with the lowest and the highest. */
function Steps({ id, steps, at, disabled, valueText, onChange }: StepsProps) {
  return (
    <div>
      <Range
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        value={at}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <Ends aria-hidden="true">
        <span>{formatDollars(steps[0]?.amount ?? 0)}</span>
        <span>{formatDollars(steps.at(-1)?.amount ?? 0)}</span>
      </Ends>
    </div>
  );
}

const Range = styled.input`
  width: 100%;
  height: 2.75rem;
  margin: 0;
  accent-color: ${color.road};
  cursor: pointer;
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: -${space(1)};
  color: ${color.muted};
`;
