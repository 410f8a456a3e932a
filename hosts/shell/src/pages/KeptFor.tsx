import { DAYS_A_YEAR, KEPT_KINDS, paths, RETENTION } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { SectionHeading, Stack } from '@shared/ui';

/** How long each kind of answer is kept, from the rows that the eraser follows, and the ways to have it sooner. */
export function KeptFor() {
  const { t } = useTexts('shell');
  const period = (days: number) =>
    days < DAYS_A_YEAR
      ? t('keptFor.days', { count: days })
      : t('keptFor.years', { count: days / DAYS_A_YEAR });
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading $size={20}>{t('keptFor.title')}</SectionHeading>
      <p>{t('keptFor.lead')}</p>
      <ul>
        {KEPT_KINDS.map((kind) => {
          const { days, states = {} } = RETENTION[kind];
          const others = Object.entries(states).map(([state, { days: own }]) =>
            t('keptFor.inState', { state, period: period(own) }),
          );
          return <li key={kind}>{[t(`keptFor.${kind}`, { period: period(days) }), ...others].join(' ')}</li>;
        })}
      </ul>
      <p>
        <Link to={paths.myData()}>{t('myData.title')}</Link>
      </p>
      <p>
        <Link to={paths.eraseData()}>{t('eraseData.title')}</Link>
      </p>
    </Stack>
  );
}
