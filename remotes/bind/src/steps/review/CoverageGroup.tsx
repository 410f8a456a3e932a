import {
  coverageTextKeys,
  limitsText,
  paths,
  vehicleName,
  type Quote,
  type StateCode,
  type Vehicle,
} from '@shared/domain';
import { askedLines, choiceOf, requiredChoices } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { useMadeChoice } from '../../parts/useMadeChoice';
import { AnswerGroup } from './AnswerGroup';
import { answer } from './answers';

/** Each car's coverages in short, and the signed choices. */
export function CoverageGroup({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const say = useMadeChoice();
  const label = quote.coverage_choices ? 'chosen' : 'signed';
  // The review cannot be opened before everything is decided.
  const kinds = quote.coverage_choices
    ? askedLines(quote).map((line) => say(line, choiceOf(line, quote)))
    : requiredChoices(quote).map(({ kind }) => t(`coverages.kind.${kind}`));
  return (
    <AnswerGroup
      title={t('review.group.coverages')}
      to={paths.purchaseCoverages()}
      answers={[
        ...quote.vehicles.map((vehicle) => ({
          id: vehicle.id,
          term: vehicleName(vehicle),
          name: t('review.coverageOf', { car: vehicleName(vehicle) }),
          value: <Coverages vehicle={vehicle} state={quote.address.state} />,
        })),
        ...answer('signed', t(`review.${label}`), kinds.join('; ')).map((signature) => ({
          ...signature,
          name: t(`review.${label}Named`),
        })),
      ]}
    />
  );
}

function Coverages({ vehicle, state }: { vehicle: Vehicle; state: StateCode }) {
  const { t } = useTexts('coverages');
  return (
    <Stack $gap={1}>
      <strong>{t(`vehicles:packages.${vehicle.coverage_package_name}`)}</strong>
      <Stack as="ul" $gap={1}>
        {vehicle.coverages.map(({ type, limits }) => (
          <li key={type}>
            {t(coverageTextKeys(type, state).name)}: {limitsText(limits, t)}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
