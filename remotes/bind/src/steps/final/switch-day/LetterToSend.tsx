import { addDays, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, DocumentIcon, SectionHeading, Stack, Text } from '@shared/ui';
import { dayText } from '../dayText';
import { CancelLetter } from './CancelLetter';
import { usePrintLetter } from './usePrintLetter';

interface LetterToSendProps {
  quote: Quote;
  carrier: string;
  /** ISO dates: when the old policy is to end, and today at the policy's place. */
  switchOn: string;
  today: string;
}

/** The letter that cancels the old policy, and how to send it. */
export function LetterToSend({ quote, carrier, switchOn, today }: LetterToSendProps) {
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
