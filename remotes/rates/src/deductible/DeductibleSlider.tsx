import { coverageTextKeys, formatDollars, type DeductibleSteps, type Vehicle } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Button, color, Notice, space, Stack, Text } from '@shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { breakEven, type BreakEven } from './breakEven';
import { BreakEvenChart } from './BreakEvenChart';
import { BreakEvenText } from './BreakEvenText';
import { changeText } from './changeText';
import { useDeductible } from './useDeductible';

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
