import {
  driverName,
  isYoungUnmarried,
  paths,
  type Driver,
  type Quote,
  type AccidentViolation,
} from '@shared/domain';
import { useTexts, formatDate, keyAtRunTime } from '@shared/i18n';
import { Card, SectionHeading, Stack, Text } from '@shared/ui';
import { AnswerList } from './AnswerList';
import { driverAnswers } from './driverAnswers';
import { useLazyModule } from '../../parts/useLazyModule';
import { employerCategoryLabels } from '../../parts/employerCategoryLabels';
import { answer, type Answer } from './answers';
import { useLazyTexts } from '../../parts/useLazyTexts';

const loadKinds = () =>
  import(/* webpackChunkName: "violations" */ '../../locales/violationsTexts').then(
    ({ violationsTexts }) => violationsTexts,
  );

/** A driver's accidents and violations, or that there are none. Their texts load if there are any. */
function useIncidentAnswers({ accident_violations: incidents }: Driver): Answer[] {
  const { t, language } = useTexts('bind');
  const kinds = useLazyTexts(incidents.length === 0 ? null : 'violations', loadKinds);
  const line = ({ type, date, description: words }: AccidentViolation) => {
    const values = {
      what: t(keyAtRunTime(`bind:violation.${type}`)),
      date: formatDate(date, language),
      words,
    };
    return t(words ? 'review.incidentTold' : 'review.incident', values);
  };
  const lines = kinds.isHere ? incidents.map(line) : kinds.failed ? [t('review.unread')] : [];
  return answer(
    'accident_violations',
    t('review.driver.accident_violations'),
    incidents.length === 0 ? t('review.none') : <Lines lines={lines} />,
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" $gap={1}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two identical incidents have the same words
        <li key={index}>{line}</li>
      ))}
    </Stack>
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

/** Everyone on the policy, insured or excluded. */
export function DriverGroup({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{t('review.group.drivers')}</SectionHeading>
      {quote.drivers.map((driver, index) => (
        <DriverCard key={driver.id} {...{ quote, driver, index }} />
      ))}
    </Stack>
  );
}

function DriverCard({ quote, driver, index }: { quote: Quote; driver: Driver; index: number }) {
  const texts = useTexts('bind');
  const incidents = useIncidentAnswers(driver);
  const work = useKindOfWork(driver);
  const record = driver.included_in_policy ? [...work, ...incidents] : [];
  const drivers = useTexts('drivers');
  const name = driverName(driver, index, drivers.t);
  return (
    <Card>
      <Stack $gap={2}>
        <SectionHeading as="h3" $size={20}>
          {name}
        </SectionHeading>
        {isYoungUnmarried(driver) ? (
          <Text $size={14} $muted>
            {drivers.t('young_unmarried')}
          </Text>
        ) : null}
        <AnswerList
          answers={[...driverAnswers(driver, quote, texts), ...record]}
          to={paths.purchaseDriver(driver.id)}
          whose={name}
        />
      </Stack>
    </Card>
  );
}
