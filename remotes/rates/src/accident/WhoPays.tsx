import { formatDollars, packageShares, type Accident, type CarPackages } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { ExampleBills } from './ExampleBills';
import { PackageTable } from './PackageTable';

interface Props {
  accident: Accident;
  car: CarPackages;
  carrier: string;
}

/** Who pays the bills of an accident: in a sentence, then by package. */
export function WhoPays({ accident, car, carrier }: Props) {
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
