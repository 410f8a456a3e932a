import { paths, type Quote } from '@shared/domain';
import { askedLines, choiceOf } from '@shared/domain/purchase';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Button, Card, Row, SectionHeading, Stack, Text } from '@shared/ui';
import { useMadeChoice } from '../../../parts/useMadeChoice';

/** What was kept or rejected beyond the packages, and a way to decide again. */
export function MadeChoices({ quote, onChange }: { quote: Quote; onChange: () => void }) {
  const { t } = useTexts('bind');
  const say = useMadeChoice();
  const made = askedLines(quote).flatMap((line) => {
    const choice = choiceOf(line, quote);
    return choice || !line.isRequired ? [{ line, text: say(line, choice) }] : [];
  });
  if (made.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="made-heading">
      <Stack $gap={3}>
        <SectionHeading id="made-heading" $size={20}>
          {t('coverages.made.heading')}
        </SectionHeading>
        <Stack as="ul" $gap={2}>
          {made.map(({ line, text }) => (
            <li key={line.line}>{text}</li>
          ))}
        </Stack>
        <Text $muted>
          {t('coverages.signed.ledger')} <Link to={paths.privacy()}>{t('coverages.signed.privacy')}</Link>
        </Text>
        <Row>
          <Button variant="secondary" onClick={onChange}>
            {t('coverages.made.change')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
