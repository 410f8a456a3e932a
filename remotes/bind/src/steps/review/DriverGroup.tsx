import { driverName, isYoungUnmarried, paths, type Driver, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { employerCategoryLabels } from '../../parts/employerCategoryLabels';
import { useLazyModule } from '../../parts/useLazyModule';
import { AnswerGroup } from './AnswerGroup';
import { answer, type Answer } from './answers';
import { driverAnswers } from './driverAnswers';
import { Lines } from './Lines';
import { useIncidentLines } from './useIncidentLines';

/** A driver's accidents and violations, or that there are none. */
function useIncidentAnswers(driver: Driver): Answer[] {
  const { t } = useTexts('bind');
  const linesOf = useIncidentLines([driver]);
  const isClean = driver.accident_violations.length === 0;
  return answer(
    'accident_violations',
    t('review.driver.accident_violations'),
    isClean ? t('review.none') : <Lines lines={linesOf(driver)} />,
  );
}

/** The kind of work as text, which loads if a driver has one. */
function useKindOfWork({ employer_category: category }: Driver): Answer[] {
  const { t, language } = useTexts('bind');
  const name = category === null ? null : `categories-${language}`;
  const { loaded, failed } = useLazyModule(name, () => employerCategoryLabels(language));
  if (category === null) return [];
  const labels: Readonly<Record<string, string>> = loaded ?? {};
  const label = failed ? t('review.unread') : labels[category];
  return answer('employer_category', t('review.driver.employer_category'), label);
}

interface DriverGroupProps {
  quote: Quote;
  driver: Driver;
  index: number;
}

/** A driver of the policy, insured or excluded. */
export function DriverGroup({ quote, driver, index }: DriverGroupProps) {
  const texts = useTexts('bind');
  const { t } = texts;
  const drivers = useTexts('drivers');
  const incidents = useIncidentAnswers(driver);
  const work = useKindOfWork(driver);
  const record = driver.included_in_policy ? [...work, ...incidents] : [];
  const relationship = driver.policy_holder_relationship;
  const place = driver.included_in_policy
    ? driver.policy_holder
      ? t('review.group.holder')
      : relationship && t(`relationship.${relationship}`)
    : t('review.excluded');
  return (
    <AnswerGroup
      title={driverName(driver, index, drivers.t)}
      detail={[place, isYoungUnmarried(driver) ? drivers.t('young_unmarried') : null]
        .filter(Boolean)
        .join('. ')}
      answers={[...driverAnswers(driver, quote, texts), ...record]}
      to={paths.purchaseDriver(driver.id)}
    />
  );
}
