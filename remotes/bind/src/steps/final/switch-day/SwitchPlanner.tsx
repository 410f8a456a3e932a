import { useToday } from '@shared/api-client/hooks';
import { type Carrier, isInsured, type Quote, dateFrom, daysBetween, addDays } from '@shared/domain';
import { formatDate, useMoreTexts, useTexts } from '@shared/i18n';
import {
  dateMask,
  SectionHeading,
  Stack,
  Text,
  TextField,
  isoToDateText,
  Button,
  DocumentIcon,
} from '@shared/ui';
import { useState, useEffect } from 'react';
import { switchDayTexts } from '../../../locales/switchDayTexts';
import { dayText } from '../dayText';
import { Sides } from '../Sides';
import { MeetingDrawing } from './MeetingDrawing';
import { hasToCancel, meetingOf, startOf, type Meeting, type Start } from './switchDay';
import { CancelLetter } from './CancelLetter';

/** Prints only the letter: its style is there while the browser prints. */
function usePrintLetter(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  // A browser that does not say when it has printed can print again.
  return { isPrinting, print: () => (isPrinting ? window.print() : setPrinting(true)) };
}

interface LetterToSendProps {
  quote: Quote;
  carrier: string;
  /** ISO dates: when the old policy is to end, and today at the policy's place. */
  switchOn: string;
  today: string;
}

/** The letter that cancels the old policy, and how to send it. */
function LetterToSend({ quote, carrier, switchOn, today }: LetterToSendProps) {
  const { t, language } = useTexts('bind');
  const { isPrinting, print } = usePrintLetter();
  // A letter sent today arrives tomorrow at the earliest.
  const lead = switchOn > addDays(today, 1) ? 'lead' : 'leadSoon';
  return (
    <Stack $gap={4} data-screen-only={isPrinting ? undefined : true}>
      <SectionHeading as="h3" $size={20}>
        {t('switchDay.letter.title')}
      </SectionHeading>
      <Text $muted>{t(`switchDay.letter.${lead}`, { date: dayText(switchOn, language) })}</Text>
      <div>
        <Button icon={<DocumentIcon size={20} />} onClick={print}>
          {t('switchDay.letter.print')}
        </Button>
      </div>
      <CancelLetter {...{ quote, carrier, switchOn, today, isPrinting }} />
    </Stack>
  );
}

/** A date further away is a typing error, and no drawing could hold it. */
const FARTHEST = 400;

/** The day on which the old policy ends, as typed; `oldEnds` is its ISO date, null if it is no date or too far away. */
function useOldEnd(switchOn: string | undefined, known: string | undefined) {
  const [typed, setTyped] = useState(() => isoToDateText(known));
  const iso = dateFrom(typed);
  const isFar = iso !== null && switchOn !== undefined && Math.abs(daysBetween(switchOn, iso)) > FARTHEST;
  return { typed, setTyped, isDate: iso !== null, isFar, oldEnds: isFar ? null : iso };
}

type OldEnd = ReturnType<typeof useOldEnd>;

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
