import { driverName } from '@shared/domain';
import { isLicenseAsked } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { formatDate } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { useWatch } from 'react-hook-form';
import { Skeleton } from '@shared/ui';
import { Known, KnownGroup, useIsRefused } from '../../parts/Known';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import { LicenseNumberFields } from './LicenseFields';
import type { DriverFormState } from './useDriverForm';
import { BirthdayField, GenderField, MaritalField, NameFields } from './WhoFields';

interface KnownDriverProps {
  driverForm: DriverFormState;
}

/** What the quote and earlier answers say about the driver; each group can be changed in place. */
export function KnownDriver({ driverForm }: KnownDriverProps) {
  const { t } = useTexts('bind');
  const { asked, values } = driverForm;
  return (
    <Known aria-label={t('known.heading')}>
      <KnownPerson driverForm={driverForm} />
      <KnownLicense driverForm={driverForm} />
      {values.included_in_policy ? <KnownExtras driverForm={driverForm} /> : null}
      {asked.driver.policy_holder ? (
        <KnownGroup title={t('driver.who.included')} facts={[]} source={t('driver.who.includedHolder')} />
      ) : null}
    </Known>
  );
}

function KnownPerson({ driverForm }: KnownDriverProps) {
  const { t, language } = useTexts('bind');
  const drivers = useTexts('drivers');
  const { form, asked, known, values } = driverForm;
  const { control } = form;
  const [first_name, last_name, birthday] = useWatch({
    control,
    name: ['first_name', 'last_name', 'birthday'],
  });
  const refused = useIsRefused(driverForm.form.control, [
    'first_name',
    'last_name',
    'birthday',
    'gender',
    'marital_status',
  ]);
  const { included_in_policy: isIncluded, gender, marital_status: marital } = values;
  const isKnown = known.name || known.birthday || known.gender || known.marital;
  if (!isKnown) return null;
  const name = driverName({ ...asked.driver, first_name, last_name }, 0, drivers.t);
  const traits = [
    known.gender && gender !== null ? t(`drivers:gender.${gender}`) : null,
    known.marital && marital !== null ? t(`drivers:marital_status.${marital}`) : null,
  ].filter((trait) => trait !== null);
  return (
    <KnownGroup
      title={known.name ? name : t('driver.who.heading')}
      facts={[
        isIncluded && traits.join(', '),
        known.birthday && birthday !== null && t('driver.who.born', { date: formatDate(birthday, language) }),
      ]}
      source={t('known.fromQuote')}
      changeName={t('driver.who.heading')}
      needsAnswer={refused}
    >
      {known.name ? <NameFields {...{ control, asked }} /> : null}
      {known.birthday ? <BirthdayField {...{ control, asked }} /> : null}
      {isIncluded && known.gender ? <GenderField driverForm={driverForm} /> : null}
      {isIncluded && known.marital ? <MaritalField control={control} /> : null}
    </KnownGroup>
  );
}

/** The license's standing, which the quote knows, and once it is stored the license itself. */
function KnownLicense({ driverForm }: KnownDriverProps) {
  const { t, language } = useTexts('bind');
  const { form, asked, known, values } = driverForm;
  const { license_status: status, license_state: state } = values;
  const issued = useWatch({ control: form.control, name: 'license_issued_at' });
  const number = useWatch({ control: form.control, name: 'license_number' });
  const isWhole = known.license && isLicenseAsked(values);
  const refused = useIsRefused(
    driverForm.form.control,
    isWhole
      ? ['license_status', 'license_state', 'license_number', 'license_issued_at']
      : ['license_status', ...(isLicenseAsked(values) ? [] : (['license_state'] as const))],
  );
  const last4 = number?.slice(-4) ?? asked.driver.license_number_last4;
  return (
    <KnownGroup
      title={t('driver.license.heading')}
      facts={[
        values.international_license && values.included_in_policy
          ? t('driver.license.forced.IT')
          : status !== null && t(`drivers:license_status.${status}`),
        isWhole &&
          isStateNamed(state) &&
          t('driver.license.endsIn', { state: stateName(state, language), last4 }),
        isWhole && issued !== null && t('driver.license.since', { date: formatDate(issued, language) }),
      ]}
      source={isWhole ? t('known.fromYou') : t('known.fromQuote')}
      changeName={t('driver.license.heading')}
      needsAnswer={refused || status === null}
    >
      <LateFields of="LicenseStandingFields" driverForm={driverForm} />
      {isWhole ? <LicenseNumberFields driverForm={driverForm} /> : null}
    </KnownGroup>
  );
}

const isStateNamed = (state: string | null): state is string => state !== null && state !== '';

const loadFields = () => import(/* webpackChunkName: "known" */ './knownFields');

interface LateFieldsProps extends KnownDriverProps {
  of: 'ExtrasFields' | 'LicenseStandingFields';
}

/** The fields of a group, loaded when it opens. */
function LateFields({ of, driverForm }: LateFieldsProps) {
  const { t } = useTexts('bind');
  const { loaded, failed, retry } = useLazyModule('known', loadFields);
  if (failed) return <LoadFailure title={t('known.failed')} onRetry={retry} />;
  if (loaded === undefined) return <Skeleton shape="lines" count={3} label={t('known.loading')} />;
  const Fields = loaded[of];
  return <Fields driverForm={driverForm} />;
}

/** SR-22, courses and good students, open on demand (reading 76). */
function KnownExtras({ driverForm }: KnownDriverProps) {
  const { t } = useTexts('bind');
  const { options, values } = driverForm;
  const refused = useIsRefused(driverForm.form.control, [
    'requires_sr22',
    'sr22_state',
    'sr22_case_number',
    'sr22_filing_date',
    'good_student',
    'defensive_driver',
    'defensive_driver_course_completed_at',
  ]);
  const hasDiscounts = options.goodStudent || options.defensiveDriver;
  if (!options.sr22 && !hasDiscounts) return null;
  const isOpen = values.requires_sr22 || values.defensive_driver;
  return (
    <KnownGroup
      title={t(options.sr22 ? 'driver.extras.heading' : 'driver.discounts.heading')}
      facts={[
        options.sr22 && t(values.requires_sr22 ? 'driver.extras.sr22' : 'driver.extras.noSr22'),
        options.defensiveDriver &&
          t(values.defensive_driver ? 'driver.extras.course' : 'driver.extras.noCourse'),
        options.goodStudent && t(values.good_student ? 'driver.extras.student' : 'driver.extras.noStudent'),
      ]}
      source={t('known.fromQuote')}
      changeName={t(options.sr22 ? 'driver.extras.heading' : 'driver.discounts.heading')}
      needsAnswer={refused || isOpen}
    >
      <LateFields of="ExtrasFields" driverForm={driverForm} />
    </KnownGroup>
  );
}
