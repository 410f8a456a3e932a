import { keptDeductiblesOf, usePriceChanges } from '@shared/api-client/hooks';
import {
  coveragePart,
  coverageTextKeys,
  formatDollars,
  formatSigned,
  replacedDeductibles,
  type CoveragePart,
  type DeductibleSteps,
  type Rate,
  type Vehicle,
} from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Notice, SegmentedControl, Skeleton, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { NotWorkedOut } from '../changes/NotWorkedOut';
import { breakEven } from './breakEven';
import { BreakEvenText } from './BreakEvenText';
import { useDeductible } from './useDeductible';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
  part: CoveragePart;
}

/** The deductibles of a part of the coverage, each with what it changes in the total. */
export function DeductibleChoice({ vehicle, rate, part }: Props) {
  const { t } = useTexts('rates');
  const { data, error, isLoading, retry } = usePriceChanges(rate);
  if (error && !data) return <NotWorkedOut error={error} text={t('deductible.unknown')} onRetry={retry} />;
  if (!data) return <Skeleton shape="lines" count={3} label={t('deductible.loading')} />;
  const own = data.deductibles.filter(
    ({ vehicle_id, type }) => vehicle_id === vehicle.id && coveragePart(type) === part,
  );
  return (
    <Indented $gap={3}>
      <Replaced vehicle={vehicle} part={part} />
      {own.map((each) =>
        each.steps.length > 1 ? (
          <Choices
            key={`${each.type} ${each.chosen}`}
            {...{ vehicle, isTold: !isLoading }}
            deductible={each}
            term={rate.term.duration}
          />
        ) : (
          <OnlyOne key={each.type} deductible={each} vehicle={vehicle} />
        ),
      )}
    </Indented>
  );
}

interface ChoicesProps {
  vehicle: Vehicle;
  deductible: DeductibleSteps;
  /** Months. */
  term: number;
  /** False while the differences are those of the price before. */
  isTold: boolean;
}

/** Saved at once; the price follows. The sentences say when another one would be worth it. */
function Choices({ vehicle, deductible: { type, chosen, steps }, term, isTold }: ChoicesProps) {
  const { t } = useTexts('rates');
  const { wanted, choose, isSaving, failure } = useDeductible(vehicle, type);
  const current = wanted ?? chosen;
  const at = steps.findIndex(({ amount }) => amount === chosen);
  const detailOf = ({ amount, difference }: DeductibleSteps['steps'][number]): string => {
    if (amount === current) return t('vehicles.yours');
    if (!isTold || current !== chosen) return '\u00a0';
    return difference === 0 ? t('vehicles.same') : formatSigned(difference);
  };
  return (
    <>
      <SegmentedControl
        legend={t('deductible.legend', { coverage: t(coverageTextKeys(type).name) })}
        legendVisible
        value={String(current)}
        onValueChange={(amount) => choose(Number(amount), chosen)}
        busy={isSaving}
        options={steps.map((step) => ({
          value: String(step.amount),
          label: formatDollars(step.amount),
          detail: detailOf(step),
        }))}
      />
      {[steps[at - 1], steps[at + 1]].map((step) =>
        step ? (
          <BreakEvenText
            key={step.amount}
            of={breakEven(chosen, step.amount, step.difference, term)}
            amount={step.amount}
            term={term}
          />
        ) : null,
      )}
      {failure && !isSaving ? (
        <Notice tone="danger">{tellFailure(t, failure, t('deductible.failed'))}</Notice>
      ) : null}
    </>
  );
}

function OnlyOne({ deductible, vehicle }: { deductible: DeductibleSteps; vehicle: Vehicle }) {
  const { t } = useTexts('rates');
  const values = {
    coverage: t(coverageTextKeys(deductible.type).name),
    amount: formatDollars(deductible.chosen),
    package: t(`vehicles.${vehicle.coverage_package_name}`),
  };
  return <Text $size={14}>{t('deductible.one', values)}</Text>;
}

/** Which deductible applies instead of a chosen one that the package has not (reading 68). */
function Replaced({ vehicle, part }: Pick<Props, 'vehicle' | 'part'>) {
  const { t } = useTexts('rates');
  return replacedDeductibles(keptDeductiblesOf(vehicle.id), vehicle.coverages)
    .filter(({ type }) => coveragePart(type) === part)
    .map(({ type, kept, applies }) => {
      const values = {
        coverage: t(coverageTextKeys(type).name),
        kept: formatDollars(kept),
        package: t(`vehicles.${vehicle.coverage_package_name}`),
        amount: formatDollars(applies),
      };
      return (
        <Text key={type} $size={14}>
          {t('deductible.replaced', values)}
        </Text>
      );
    });
}

const Indented = styled(Stack)`
  padding: 0 0 ${space(4)} 2.75rem;
`;
