import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Card, FactList, SectionHeading, Stack } from '@shared/ui';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import type { Answer } from './answers';

interface AnswersProps {
  answers: readonly Answer[];
  /** Where they are changed. */
  to: string;
  /** Whose they are, where more than one has such answers: 'Ann Lee', '2019 Toyota Camry'. */
  whose?: string;
}

/** Answers with a way to change each beside it, which returns to the review (reading 17). */
export function AnswerList({ answers, to, whose }: AnswersProps) {
  const { t } = useTexts('bind');
  const nameOf = (answer: string) =>
    whose === undefined ? t('review.changeNamed', { answer }) : t('review.changeOf', { answer, whose });
  return (
    <FactList
      facts={answers.map(({ name, ...answer }) => ({
        ...answer,
        action: (
          <Link to={to} state={FROM_REVIEW} aria-label={nameOf(name ?? answer.term)}>
            {t('review.change')}
          </Link>
        ),
      }))}
    />
  );
}

/** A group of answers under its heading. */
export function AnswerGroup({ title, ...answers }: AnswersProps & { title: string }) {
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{title}</SectionHeading>
      <Card>
        <AnswerList {...answers} />
      </Card>
    </Stack>
  );
}
