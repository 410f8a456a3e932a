import {
  type CatalogueEntry,
  type ChoiceKind,
  isLiabilityOnlyAge,
  LIABILITY_ONLY_ABOVE_AGE,
  PACKAGE_NAMES,
  paths,
  REJECTION_KINDS,
  type RejectionKind,
  vehicleAge,
  vehicleName,
} from '@shared/domain';
import { REJECTED_COVERAGE, type RequiredChoice } from '@shared/domain/purchase';
import { Link } from '@shared/federation/router';
import { useField } from '@shared/forms';
import { type ConsentWording, textOfProblem, useTexts } from '@shared/i18n';
import { Card, CheckboxField, color, SectionHeading, space, Stack, Text, textColumn } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import type { ChoiceValues } from './choicesSchema';

interface ChoiceCardProps {
  control: Control<ChoiceValues>;
  choice: RequiredChoice;
  wording: ConsentWording | null;
  entries: readonly CatalogueEntry[];
  /** ISO date at the cars' place. */
  today: string;
}

/** One choice: its cars, the exact wording to sign, the alternative, and the checkbox. */
export function ChoiceCard({ control, choice, wording, entries, today }: ChoiceCardProps) {
  const { t, language } = useTexts('bind');
  const { kind, vehicles, driverId } = choice;
  const field = useField(control, kind);
  const cars = new Intl.ListFormat(language).format(vehicles.map(vehicleName));
  return (
    <Card>
      <Stack $gap={3}>
        <SectionHeading as="h3" $size={20}>
          {t(`coverages.kind.${kind}`)}
        </SectionHeading>
        {vehicles.length === 0 ? null : <Text $muted>{t('coverages.choices.cars', { cars })}</Text>}
        <Words>{wording?.[language]}</Words>
        <Otherwise {...{ kind, entries, driverId }} tooOld={isTooOld(choice, today)} />
        <CheckboxField
          name={kind}
          label={t('coverages.choices.box', { choice: t(`coverages.kind.${kind}`) })}
          checked={field.value === true}
          onChange={(event) => field.change(event.currentTarget.checked)}
          onBlur={field.leave}
          error={textOfProblem(t, field.problem)}
        />
      </Stack>
    </Card>
  );
}

/** None of the cars can have a package beyond liability (section 4, Vehicle creation). */
const isTooOld = ({ vehicles }: RequiredChoice, today: string): boolean =>
  vehicles.every(({ year }) => isLiabilityOnlyAge(vehicleAge(year, today)));

const isRejection = (kind: ChoiceKind): kind is RejectionKind => REJECTION_KINDS.some((one) => one === kind);

/** The alternative to rejecting: where to get the coverage, or the other tort. */
function Otherwise({
  kind,
  entries,
  driverId,
  tooOld,
}: { tooOld: boolean } & Pick<RequiredChoice, 'kind' | 'driverId'> & Pick<ChoiceCardProps, 'entries'>) {
  const { t } = useTexts('bind');
  if (!isRejection(kind)) {
    return (
      <Text>
        {t(`coverages.otherwise.${kind}`)}{' '}
        {driverId ? <Link to={paths.purchaseDriver(driverId)}>{t('coverages.otherwise.driver')}</Link> : null}
      </Text>
    );
  }
  if (entries.length === 0) return null;
  const sells = PACKAGE_NAMES.find((name) =>
    entries.some(
      (entry) =>
        entry.package === name && entry.required === 'true' && entry.type === REJECTED_COVERAGE[kind],
    ),
  );
  if (sells && !tooOld) {
    return <Text>{t('coverages.otherwise.package', { package: t(`vehicles:packages.${sells}`) })}</Text>;
  }
  return (
    <Text>
      {t(`coverages.otherwise.${sells ? 'tooOld' : 'unsold'}`, { years: LIABILITY_ONLY_ABOVE_AGE })}{' '}
      <Link to={paths.contactUs()}>{t('coverages.otherwise.talk')}</Link>
    </Text>
  );
}

/** The wording to sign, set off from our own text. */
const Words = styled.blockquote`
  max-width: ${textColumn};
  margin: 0;
  padding: ${space(1)} 0 ${space(1)} ${space(4)};
  border-inline-start: 3px solid ${color.road};
`;
