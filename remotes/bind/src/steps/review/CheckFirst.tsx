import { driverName, type Driver, type Quote } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { color, media, radius, SectionHeading, space } from '@shared/ui';
import { styled } from 'styled-components';
import { AnswerList } from './AnswerList';
import { answer, type Answer } from './answers';
import { Lines } from './Lines';
import { useIncidentLines } from './useIncidentLines';

/** What costs most if it is wrong: the start, who drives and who is excluded, every incident, every Yes. */
export function CheckFirst({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  return (
    <Panel>
      <SectionHeading $size={20}>{t('review.first.heading')}</SectionHeading>
      <AnswerList answers={[...useWhoAndWhen(quote), ...useIncidents(quote), ...useYeses(quote)]} />
    </Panel>
  );
}

function useWhoAndWhen({ term, drivers }: Quote): Answer[] {
  const { t, language } = useTexts('bind');
  const nameOf = useNames(drivers);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const named = (isIncluded: boolean) =>
    list.format(drivers.filter(({ included_in_policy: is }) => is === isIncluded).map(nameOf));
  return [
    ...answer('start', t('review.first.start'), term && formatDate(term.effective, language, 'long')),
    ...answer('insured', t('review.first.drives'), named(true)),
    ...answer('excluded', t('review.first.excluded'), named(false)),
  ];
}

function useIncidents({ drivers }: Quote): Answer[] {
  const { t } = useTexts('bind');
  const nameOf = useNames(drivers);
  const insured = drivers.filter(({ included_in_policy: isInsured }) => isInsured);
  const linesOf = useIncidentLines(insured);
  return insured.flatMap((driver) =>
    driver.accident_violations.length === 0
      ? []
      : answer(
          `incidents ${driver.id}`,
          t('review.first.incidents', { driver: nameOf(driver) }),
          <Lines lines={linesOf(driver)} />,
        ),
  );
}

function useYeses({ questions }: Quote): Answer[] {
  const { t } = useTexts('bind');
  return (questions ?? []).flatMap(({ question_code: code, value, explanation: words }, index) =>
    value
      ? answer(
          code,
          t('review.question', { number: index + 1, text: t(`questions:${code}`) }),
          words ? t('review.answerWith', { answer: t('review.yes'), words }) : t('review.yes'),
        )
      : [],
  );
}

function useNames(drivers: readonly Driver[]): (driver: Driver) => string {
  const { t } = useTexts('drivers');
  return (driver) => driverName(driver, drivers.indexOf(driver), t);
}

const Panel = styled.section`
  padding: ${space(4)};
  border-radius: calc(${radius.control} + 8px);
  background: ${color.tint};
  & dd {
    font-weight: 700;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
