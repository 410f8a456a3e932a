import { useCoverages, useToday } from '@shared/api-client/hooks';
import {
  carShape,
  EXAMPLE_ACCIDENTS,
  LIABILITY_ONLY_ABOVE_AGE,
  vehicleAge,
  type Accident,
  type Carrier,
  type Place,
  type Rate,
  type Vehicle,
  type VehicleCoverage,
  formatDollars,
  packageShares,
  type CarPackages,
  type PackageShare,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import {
  SegmentedControl,
  Skeleton,
  Stack,
  color,
  fontSize,
  Text,
  CarDrawing,
  media,
  space,
  type CarBody,
  FactList,
  SectionHeading,
} from '@shared/ui';
import { useState } from 'react';
import { NotWorkedOut } from '../changes/NotWorkedOut';
import { styled } from 'styled-components';
import { PackageTable } from './PackageTable';
import { Lit, SceneColors } from './SceneColors';
import { Burst, Deer, Hail } from './sceneParts';

/** The bills of the example. */
function ExampleBills({ accident, chosen }: { accident: Accident; chosen: PackageShare }) {
  const { t } = useTexts('rates');
  return (
    <Stack $gap={2}>
      <SectionHeading as="h3" $size={20}>
        {t('accident.bills')}
      </SectionHeading>
      <FactList
        facts={chosen.shares.map(({ bill, total }) => {
          const amounts = accident[bill];
          const people = typeof amounts === 'number' ? [] : amounts;
          const each = people.map(formatDollars).join(' + ');
          return {
            id: bill,
            term: t(`accident.bill.${bill}`, { count: people.length }),
            value: people.length > 1 ? `${formatDollars(total)} (${each})` : formatDollars(total),
          };
        })}
      />
      <Text $size={14} $muted>
        {t('accident.example')}
      </Text>
    </Stack>
  );
}

interface AccidentDrawingProps {
  cause: Accident['cause'];
  /** The shape of the driver's own car. */
  body: CarBody;
}

/** A small picture of an accident, without land. Decorative: its name is beside it. */
function AccidentDrawing({ cause, body }: AccidentDrawingProps) {
  const own = <CarDrawing body={body} width={60} />;
  const other = (
    <Lit $color="other">
      <CarDrawing body="suv" width={60} />
    </Lit>
  );
  return (
    <Small>
      <SceneColors viewBox="0 0 136 56" aria-hidden="true" focusable="false">
        <path fill="var(--ui-asphalt)" d="M0 50h136v4H0z" />
        <g transform="translate(2 28)">{cause === 'uninsured' ? other : own}</g>
        {cause === 'nature' ? (
          <Lit $color="own">
            <g transform="translate(2 -1) scale(.4)">
              <Hail />
            </g>
            <Deer />
          </Lit>
        ) : (
          <>
            <g transform="translate(74 28)">{cause === 'you' ? other : own}</g>
            <g transform="translate(68 38) scale(.34)">
              <Burst />
            </g>
          </>
        )}
        {cause === 'uninsured' ? <NoInsurance /> : null}
      </SceneColors>
    </Small>
  );
}

/** A policy crossed out, over the car that has none. */
function NoInsurance() {
  return (
    <>
      <path fill="var(--scene-blue)" d="M24 2h18v22H24z" />
      <path stroke="var(--scene-edge)" strokeWidth="2" d="M28 8h10M28 13h10M28 18h6" />
      <path stroke="var(--ui-stop)" strokeWidth="4" d="M21 24 45 2" />
    </>
  );
}

/** On its own ground, so that it reads on a chosen answer too. */
const Small = styled.span`
  display: block;
  width: min(8rem, 25cqi);
  margin: 0 auto ${space(2)};
  padding: ${space(1)};
  border-radius: 7px;
  background: ${color.tint};
  ${media.forcedColors} {
    display: none;
  }
`;

interface WhoPaysProps {
  accident: Accident;
  car: CarPackages;
  carrier: string;
}

/** Who pays the bills of an accident: in a sentence, then by package. */
export function WhoPays({ accident, car, carrier }: WhoPaysProps) {
  const { t } = useTexts('rates');
  const packages = packageShares(accident, car);
  const chosen = packages.find(({ name }) => name === car.chosen);
  const [least] = packages.toSorted((one, other) => one.owed - other.owed);
  if (!chosen || !least) return null;
  const words = {
    carrier,
    package: t(`vehicles.${chosen.name}`),
    paid: formatDollars(chosen.paid),
    total: formatDollars(chosen.paid + chosen.owed),
    owed: formatDollars(chosen.owed),
  };
  const isBeaten = least.owed < chosen.owed;
  const best = { package: t(`vehicles.${least.name}`), owed: formatDollars(least.owed) };
  return (
    <Stack $gap={5}>
      <ExampleBills accident={accident} chosen={chosen} />
      <Stack $gap={2}>
        <Text $strong>
          {t(chosen.paid > 0 ? 'accident.says' : 'accident.saysNothing', words)}{' '}
          {isBeaten ? t('accident.least', best) : null}
        </Text>
        <Scale aria-hidden="true">
          <span>$0</span>
          <span>{words.total}</span>
        </Scale>
        <PackageTable packages={packages} chosen={chosen} />
        {packages.length > 1 ? (
          <Text $size={14} $muted>
            {t('accident.others', words)}
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}

/** The ends of every bar: nothing, and all of the bills. */
const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;

const builtIn = async ({ state, product }: Parameters<typeof useCoverages>[0]) => {
  // In the chunk of the catalogs that a change of package loads too.
  const { productCatalogue } = await import(/* webpackChunkName: "packageLists" */ './builtInCatalogue');
  return productCatalogue(product, state);
};

interface Props {
  vehicle: Vehicle;
  coverages: readonly Pick<VehicleCoverage, 'type' | 'limits'>[];
  rate: Rate;
  carrier: Carrier;
  place: Place;
}

/** Three accidents, and who pays after the picked one. */
export function Accidents({ vehicle, coverages, rate, carrier, place }: Props) {
  const { t } = useTexts('rates');
  const [cause, setCause] = useState<Accident['cause']>('you');
  const today = useToday(place);
  const { data, error, retry } = useCoverages(
    { state: place.state, product: rate.carrier_product_id },
    builtIn,
  );
  const accident = EXAMPLE_ACCIDENTS.find((each) => each.cause === cause);
  const car = {
    chosen: vehicle.coverage_package_name,
    coverages,
    onlyChosen: vehicleAge(vehicle.year, today) > LIABILITY_ONLY_ABOVE_AGE,
  };
  return (
    <Stack $gap={5}>
      <Picker vehicle={vehicle} cause={cause} onPick={setCause} />
      {accident && data ? (
        <WhoPays accident={accident} car={{ ...car, entries: data }} carrier={carrier.name} />
      ) : error ? (
        <NotWorkedOut error={error} text={t('accident.failed')} onRetry={retry} />
      ) : (
        <Skeleton shape="lines" count={8} label={t('accident.loading')} />
      )}
    </Stack>
  );
}

interface PickerProps {
  vehicle: Vehicle;
  cause: Accident['cause'];
  onPick: (cause: Accident['cause']) => void;
}

/** The accidents, each with its picture. */
function Picker({ vehicle, cause, onPick }: PickerProps) {
  const { t } = useTexts('rates');
  return (
    <SegmentedControl
      legend={t('accident.pick')}
      value={cause}
      onValueChange={onPick}
      options={EXAMPLE_ACCIDENTS.map((each) => ({
        value: each.cause,
        label: (
          <>
            <AccidentDrawing cause={each.cause} body={carShape(vehicle.body_class)} />
            {t(`accident.cause.${each.cause}`)}
          </>
        ),
      }))}
    />
  );
}
