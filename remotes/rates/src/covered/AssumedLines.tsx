import { coverageTextKeys, type StateCode, type Tort, type Vehicle } from '@shared/domain';
import { askedLines } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';

interface AssumedLinesProps {
  vehicle: Vehicle;
  state: StateCode;
  /** The household's answer, in a state that asks. */
  tort: Tort | null;
}

/** What the price leaves out although the state includes or offers it: the estimate assumes that it is rejected (reading 58). */
export function AssumedLines({ vehicle, state, tort }: AssumedLinesProps) {
  const { t, language } = useTexts('rates');
  const address = { zip_code: '', state, county: '', city: '', line1: null, line2: null };
  const asked = askedLines({ address, vehicles: [vehicle], drivers: [] }, []);
  const left = asked
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ types }) => types)
    .filter((type) => !vehicle.coverages.some((one) => one.type === type))
    .map((type) => t(coverageTextKeys(type, state).name));
  if (left.length === 0 && state !== 'PA') return null;
  const coverages = new Intl.ListFormat(language).format(left);
  return (
    <>
      {left.length === 0 ? null : (
        <Text $muted>{t('covered.assumed', { coverages, count: left.length })}</Text>
      )}
      {state === 'PA' ? <Text $muted>{t(`covered.assumedSigned.${tort ?? 'LIMITED'}`)}</Text> : null}
    </>
  );
}
