import type { AccidentViolation, Driver } from '@shared/domain';
import { formatDate, keyAtRunTime, useTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { useLazyTexts } from '../../parts/useLazyTexts';
import { answer, type Answer } from './answers';

const loadKinds = () =>
  import(/* webpackChunkName: "violations" */ '../../locales/violationsTexts').then(
    ({ violationsTexts }) => violationsTexts,
  );

/** A driver's accidents and violations, or that there are none. Their texts load if there are any. */
export function useIncidentAnswers({ accident_violations: incidents }: Driver): Answer[] {
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
