import type { AccidentViolation, Driver } from '@shared/domain';
import { formatDate, keyAtRunTime, useTexts } from '@shared/i18n';
import { useLazyTexts } from '../../parts/useLazyTexts';

const loadKinds = () =>
  import(/* webpackChunkName: "violations" */ '../../locales/violationsTexts').then(
    ({ violationsTexts }) => violationsTexts,
  );

/** A line for each incident of a driver. The texts of the kinds load if one of these drivers has any. */
export function useIncidentLines(drivers: readonly Driver[]): (driver: Driver) => string[] {
  const { t, language } = useTexts('bind');
  const hasAny = drivers.some(({ accident_violations: incidents }) => incidents.length > 0);
  const kinds = useLazyTexts(hasAny ? 'violations' : null, loadKinds);
  const line = ({ type, date, description: words }: AccidentViolation) => {
    const values = {
      what: t(keyAtRunTime(`bind:violation.${type}`)),
      date: formatDate(date, language),
      words,
    };
    return t(words ? 'review.incidentTold' : 'review.incident', values);
  };
  return ({ accident_violations: incidents }) =>
    kinds.isHere ? incidents.map(line) : kinds.failed ? [t('review.unread')] : [];
}
