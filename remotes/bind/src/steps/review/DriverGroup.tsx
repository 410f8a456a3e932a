import { driverName, isYoungUnmarried, paths, type Driver, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, SectionHeading, Stack, Text } from '@shared/ui';
import { AnswerList } from './AnswerList';
import { driverAnswers } from './driverAnswers';
import { useIncidentAnswers } from './useIncidentAnswers';
import { useKindOfWork } from './useKindOfWork';

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
