import { daysBetween, type Carrier, type Quote } from '@shared/domain';
import { formatDate, useMoreTexts, useTexts } from '@shared/i18n';
import {
  Button,
  dateMask,
  dateTextToIso,
  DocumentIcon,
  isoToDateText,
  SectionHeading,
  Stack,
  Text,
  TextField,
} from '@shared/ui';
import { useState } from 'react';
import { switchDayTexts } from '../../../locales/switchDayTexts';
import { dayText } from '../dayText';
import { Sides } from '../Sides';
import { CancelLetter } from './CancelLetter';
import { MeetingDrawing } from './MeetingDrawing';
import { meetingOf, startOf, type Start } from './switchDay';
import { usePrintLetter } from './usePrintLetter';

/** A date further away is a typing error, and no drawing could hold it. */
const FARTHEST = 400;

interface SwitchPlannerProps {
  quote: Quote;
  carrier: Carrier;
}

/** The day the old policy ends, how it meets the new one, and a letter that cancels it. */
export function SwitchPlanner({ quote, carrier }: SwitchPlannerProps) {
  useMoreTexts(switchDayTexts);
  const { t, language } = useTexts('bind');
  const { isPrinting, print } = usePrintLetter();
  const start = startOf(quote);
  if (start === null) return null;
  const date = dayText(start.switchOn, language);
  return (
    <Stack as="section" $gap={5} aria-label={t('switchDay.title')}>
      <SectionHeading>{t('switchDay.title')}</SectionHeading>
      <Sides>
        <Meeting start={start} known={quote.prior_policy?.term_expiration} />
        <Stack $gap={4} data-screen-only={isPrinting ? undefined : true}>
          <SectionHeading as="h3" $size={20}>
            {t('switchDay.letter.title')}
          </SectionHeading>
          <Text $muted>{t('switchDay.letter.lead', { date })}</Text>
          <div>
            <Button icon={<DocumentIcon size={20} />} onClick={print}>
              {t('switchDay.letter.print')}
            </Button>
          </div>
          <CancelLetter {...{ quote, isPrinting }} carrier={carrier.name} switchOn={start.switchOn} />
        </Stack>
      </Sides>
    </Stack>
  );
}

/** The date field and what follows from it. The date stays in this field. */
function Meeting({ start, known }: { start: Start; known: string | undefined }) {
  const { t, language } = useTexts('bind');
  const [typed, setTyped] = useState(() => isoToDateText(known));
  const [hasLeft, setLeft] = useState(false);
  const iso = dateTextToIso(typed);
  const isFar = iso !== null && Math.abs(daysBetween(start.switchOn, iso)) > FARTHEST;
  const isWrong = iso === null && typed !== '' && hasLeft;
  const oldEnds = isFar ? null : iso;
  const values = { date: dayText(start.switchOn, language), begins: dayText(start.begins, language) };
  const meeting = oldEnds === null ? null : meetingOf(oldEnds, start);
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
