import { useToday } from '@shared/api-client/hooks';
import { type Carrier, isInsured, type Quote } from '@shared/domain';
import { formatDate, useMoreTexts, useTexts } from '@shared/i18n';
import { dateMask, SectionHeading, Stack, Text, TextField } from '@shared/ui';
import { useState } from 'react';
import { switchDayTexts } from '../../../locales/switchDayTexts';
import { dayText } from '../dayText';
import { Sides } from '../Sides';
import { LetterToSend } from './LetterToSend';
import { MeetingDrawing } from './MeetingDrawing';
import { hasToCancel, meetingOf, startOf, type Meeting, type Start } from './switchDay';
import { useOldEnd, type OldEnd } from './useOldEnd';

interface SwitchPlannerProps {
  quote: Quote;
  carrier: Carrier;
}

/**
 * The day the old policy ends, how it meets the new one, and a letter that cancels it if it does not end by itself.
 * Nothing without a present insurance (reading 55).
 */
export function SwitchPlanner({ quote, carrier }: SwitchPlannerProps) {
  useMoreTexts(switchDayTexts);
  const { t } = useTexts('bind');
  const today = useToday(quote.address);
  const start = startOf(quote);
  const end = useOldEnd(start?.switchOn, quote.prior_policy?.term_expiration);
  if (start === null || isInsured(quote, today) === false) return null;
  const meeting = end.oldEnds === null ? null : meetingOf(end.oldEnds, start, today);
  return (
    <Stack as="section" $gap={5} aria-label={t('switchDay.title')}>
      <SectionHeading>{t('switchDay.title')}</SectionHeading>
      <Sides>
        <MeetingPart {...{ start, end, meeting }} />
        {hasToCancel(meeting) ? (
          <LetterToSend {...{ quote, today }} carrier={carrier.name} switchOn={start.switchOn} />
        ) : null}
      </Sides>
    </Stack>
  );
}

interface MeetingPartProps {
  start: Start;
  end: OldEnd;
  meeting: Meeting | null;
}

/** The date field and what follows from it. The date stays in this field. */
function MeetingPart({ start, end, meeting }: MeetingPartProps) {
  const { t, language } = useTexts('bind');
  const [hasLeft, setLeft] = useState(false);
  const { typed, setTyped, isDate, isFar, oldEnds } = end;
  const isWrong = !isDate && typed !== '' && hasLeft;
  const values = { date: dayText(start.switchOn, language), begins: dayText(start.begins, language) };
  const far = t('switchDay.far', { date: formatDate(start.switchOn, language) });
  return (
    <Stack $gap={4}>
      <Text $muted>{t('switchDay.lead', values)}</Text>
      <div data-screen-only>
        <TextField
          name="old_policy_ends"
          label={t('switchDay.ends')}
          hint={t('switchDay.endsHint')}
          error={isFar ? far : isWrong ? t('switchDay.wrong') : undefined}
          mask={dateMask}
          width="medium"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
      </div>
      <Text as="output" $strong>
        {meeting === null
          ? null
          : t(`switchDay.${meeting.kind}`, { ...values, count: 'days' in meeting ? meeting.days : 0 })}
      </Text>
      {oldEnds === null ? null : <MeetingDrawing {...{ oldEnds, start }} />}
    </Stack>
  );
}
