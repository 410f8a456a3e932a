import type { LicenseState } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { useLateTexts } from './useLateTexts';

const loadNames = () =>
  import(/* webpackChunkName: "licenseStates" */ '../locales/licenseStatesTexts').then(
    ({ licenseStatesTexts }) => licenseStatesTexts,
  );

/** States to choose from, alphabetical by name; their codes until the names are here. */
export function useStateOptions(codes: readonly LicenseState[]): { value: LicenseState; label: string }[] {
  const { t, language } = useTexts('bind');
  const { isHere } = useLateTexts('license-states', loadNames);
  const { compare } = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: isHere ? t(`licenseState.${value}`) : value }))
    .toSorted((one, next) => compare(one.label, next.label));
}
