import { paths, type Quote, vehicleName, EXPLANATION_MAX_LENGTH } from '@shared/domain';
import {
  questionFacts,
  reopenedQuestions,
  type QuestionFacts,
  followUpCode,
  outcomesOf,
  verdictOf,
  type AnswerOutcome,
  type AskedQuestion,
  contradictsVehicles,
  showsExplanation,
  questionData,
  needsExplanation,
  type QuestionCode,
} from '@shared/domain/purchase';
import { ElsewhereNotice, StepForm, type StepFormProps } from '@shared/forms';
import {
  formsTexts,
  mergeTexts,
  purchaseValidationTexts,
  questionsTexts,
  useMoreTexts,
  useTexts,
  validationTexts,
  textOfProblem,
} from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { useReturnTo } from '../../journey/useReturnTo';
import { questionStepTexts } from '../../locales/questionStepTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { useCarrierName } from '../../parts/useCarrierName';
import { useQuestionsSave } from './useQuestionsSave';
import { Notice, ChoiceCards, Stack, Button, Dialog, LinkButton, Text, TextAreaField } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { OutcomeNotice, type WayOn } from './OutcomeNotice';
import { settledQuestions, type QuestionValues } from './questionValues';
import { useQuestionsForm, type QuestionsFormState } from './useQuestionsForm';
import { styled } from 'styled-components';
import { FixedAnswer } from '../../parts/FixedAnswer';
import { Link } from 'react-router-dom';

interface ExplanationFieldProps {
  questionsForm: QuestionsFormState;
  code: QuestionCode;
  number: number;
}

/** The explanation of a Yes, also accepted where it is optional (section 4). */
function ExplanationField({ questionsForm, code, number }: ExplanationFieldProps) {
  const { t } = useTexts('bind');
  const { form, values } = questionsForm;
  const name = followUpCode(code);
  const problem = form.formState.errors[name]?.message;
  const isNeeded = needsExplanation(code, true);
  const words =
    questionData(code).kind === 'business' ? 'explainBusiness' : isNeeded ? 'explain' : 'explainFreely';
  return (
    <TextAreaField
      name={name}
      label={t(`questions.${words}`, { number })}
      optionalText={isNeeded ? undefined : t('forms:optional')}
      hint={isNeeded ? t('questions.explainHint') : undefined}
      error={textOfProblem(t, problem)}
      maxLength={EXPLANATION_MAX_LENGTH}
      value={values[name] ?? ''}
      onChange={(event) => form.setValue(name, event.currentTarget.value, { shouldDirty: true })}
    />
  );
}

/** Explains that a rideshare or delivery answer contradicts the vehicles (sections 4 and 8) and was cleared. */
function MismatchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts('bind');
  return (
    <Dialog
      open={open}
      title={t('questions.mismatch.title')}
      closeLabel={t('questions.mismatch.close')}
      onClose={onClose}
      actions={
        <>
          <LinkButton as={Link} to={paths.purchaseVehicles()} variant="primary">
            {t('questions.mismatch.toVehicles')}
          </LinkButton>
          <Button wide onClick={onClose}>
            {t('questions.mismatch.stay')}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Text>{t('validation:question_mismatch')}</Text>
        <Text $muted>{t('questions.mismatch.kept')}</Text>
      </Stack>
    </Dialog>
  );
}

/** Kinds of questions whose answer may be fixed. */
const FORCED = ['business', 'monitoring', 'contents_plus'] as const;

/** Why a question's answer is fixed, as text; undefined if it is not (section 4). */
function useForcedReason(
  { question_code, disabled }: AskedQuestion,
  { vehicles }: Pick<Quote, 'vehicles'>,
): string | undefined {
  const { t, language } = useTexts('bind');
  if (!disabled) return undefined;
  const cars = vehicles.filter(({ use_code }) => use_code === 'business').map(vehicleName);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const kind = FORCED.find((one) => one === questionData(question_code).kind);
  return kind && t(`questions.forced.${kind}`, { cars: list.format(cars) });
}

interface QuestionFieldsProps {
  questionsForm: QuestionsFormState;
  question: AskedQuestion;
  number: number;
  /** Called when the answer contradicts the vehicles (section 4) and was cleared. */
  onMismatch: () => void;
  /** What the answer leads to, if the carrier does not just accept it. */
  outcome: ReactNode;
}

/** One question: its number, Yes or No, and the explanation field after a Yes. */
function QuestionFields({ outcome, ...props }: QuestionFieldsProps) {
  const { questionsForm, question, number } = props;
  const { question_code: code, value, disabled } = question;
  return (
    <Stack $gap={4}>
      {disabled ? <ForcedAnswer {...props} /> : <YesOrNo {...props} />}
      {showsExplanation(code, value) ? (
        <ExplanationField questionsForm={questionsForm} code={code} number={number} />
      ) : null}
      <Told>{outcome}</Told>
    </Stack>
  );
}

/** Announced when it appears; while empty it is out of the flow, so that it takes no gap. */
const Told = styled.output`
  display: block;
  &:empty {
    position: absolute;
  }
`;

type AnswerProps = Omit<QuestionFieldsProps, 'outcome'>;

function YesOrNo({ questionsForm, question, number, onMismatch }: AnswerProps) {
  const { t } = useTexts('bind');
  const { form, facts } = questionsForm;
  const { question_code: code, value } = question;
  const answer = (chosen: 'yes' | 'no') => {
    const isMismatch = contradictsVehicles(code, chosen === 'yes', facts);
    form.setValue(code, isMismatch ? null : chosen === 'yes', { shouldDirty: true });
    if (isMismatch) onMismatch();
  };
  return (
    <ChoiceCards
      name={code}
      legend={t('questions.numbered', { number, text: t(`questions:${code}`) })}
      error={form.formState.errors[code] === undefined ? undefined : t('questions.unanswered')}
      value={value === null ? null : value ? 'yes' : 'no'}
      onValueChange={answer}
      options={[
        { value: 'yes', label: t('questions.yes') },
        { value: 'no', label: t('questions.no') },
      ]}
      columns={2}
      short
    />
  );
}

function ForcedAnswer({ questionsForm, question, number }: AnswerProps) {
  const { t } = useTexts('bind');
  const text = t(`questions:${question.question_code}`);
  return (
    <FixedAnswer
      question={t('questions.numbered', { number, text })}
      reason={useForcedReason(question, questionsForm.quote)}
    />
  );
}

interface QuestionsFormProps extends StepFormProps<QuestionValues> {
  quote: Quote;
  facts: QuestionFacts;
  carrier: string;
  /** Saves the answers and takes another way on than the next step. */
  onTake: (values: QuestionValues, way: WayOn) => Promise<void>;
  isSent: boolean;
}

/**
 * The questions of the state and carrier, numbered in order (specification 2.12, reading 31). While an answer leads
 * elsewhere than to the next step, Save links to it (reading 56).
 */
function QuestionsForm({ quote, facts, carrier, onTake, isSent, ...step }: QuestionsFormProps) {
  const { t } = useTexts('bind');
  const questionsForm = useQuestionsForm(quote, facts, step.elsewhere);
  const questions = settledQuestions(questionsForm.values, facts);
  const numberOf = (field: string) => {
    const isOf = ({ question_code: code }: AskedQuestion) => field === code || field === followUpCode(code);
    return questions.findIndex(isOf) + 1;
  };
  const outcomes = outcomesOf(questions, quote, facts.carrier);
  const field = verdictOf(outcomes)?.question;
  const take = useTake(questionsForm, step.elsewhere.clashes, onTake);
  const notice = (outcome: AnswerOutcome) => (
    <OutcomeNotice
      {...{ outcome, carrier, isSent }}
      state={facts.state}
      busy={step.busy}
      onTake={(way) => void take(way)}
    />
  );
  return (
    <StepForm
      {...step}
      of="bind"
      names={(name) => t('questions.named', { number: numberOf(name) })}
      form={questionsForm.form}
      savingText={t('questions.saving')}
      open={field && { field, message: t('questions.outcome.open', { number: numberOf(field) }) }}
    >
      <QuestionsFormQuestions {...{ questionsForm, questions, outcomes, notice }} />
    </StepForm>
  );
}

/** Saves and takes a way on; asks for what is missing first. */
function useTake(
  { form }: QuestionsFormState,
  clashes: boolean,
  onTake: QuestionsFormProps['onTake'],
): (way: WayOn) => Promise<void> {
  return async (way) => {
    // Only a press of Save reports the answer that leads elsewhere.
    if (clashes || !(await form.trigger())) return form.handleSubmit(() => undefined)();
    const values = form.getValues();
    form.reset(values);
    return onTake(values, way);
  };
}

interface QuestionsProps {
  questionsForm: QuestionsFormState;
  questions: readonly AskedQuestion[];
  outcomes: readonly AnswerOutcome[];
  notice: (outcome: AnswerOutcome) => ReactNode;
}

function QuestionsFormQuestions({ questionsForm, questions, outcomes, notice }: QuestionsProps) {
  const [isMismatched, setMismatched] = useState(false);
  return (
    <>
      {questions.map((question, index) => {
        const outcome = outcomes.find((one) => one.question === question.question_code);
        return (
          <QuestionFields
            key={question.question_code}
            {...{ questionsForm, question }}
            number={index + 1}
            onMismatch={() => setMismatched(true)}
            outcome={outcome && notice(outcome)}
          />
        );
      })}
      <MismatchDialog open={isMismatched} onClose={() => setMismatched(false)} />
    </>
  );
}

interface ReopenedNoticeProps {
  quote: Pick<Quote, 'questions'>;
  facts: QuestionFacts;
}

/** Explains why answered questions are open again after a change elsewhere (section 4). */
function ReopenedNotice({ quote, facts }: ReopenedNoticeProps) {
  const { t, language } = useTexts('bind');
  // Fixed when the step opens, so the save does not shift the form while leaving.
  const [numbers] = useState(() => reopenedQuestions(quote.questions, facts));
  if (numbers.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Notice>
      {t('questions.reopened', { count: numbers.length, numbers: list.format(numbers.map(String)) })}
    </Notice>
  );
}

const TEXTS = mergeTexts(
  questionStepTexts,
  questionsTexts,
  formsTexts,
  validationTexts,
  purchaseValidationTexts,
);

/** /bol/questions/edit (specification 2.12). */
export function QuestionsScreen() {
  useMoreTexts(TEXTS);
  return <PurchaseStep step="questions">{(purchase) => <Questions {...purchase} />}</PurchaseStep>;
}

function Questions({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const carrier = useCarrierName(rate.carrier_id);
  const facts = questionFacts(quote, rate);
  const { formKey, form } = useQuestionsSave(quote, facts);
  const cancelTo = useReturnTo(paths.purchaseCoverages());
  return (
    <PurchasePage {...{ quote, rate }} title={t('questions.heading', { carrier })} lead={t('questions.lead')}>
      <ReopenedNotice key={`reopened ${formKey}`} {...{ quote, facts }} />
      <ElsewhereNotice elsewhere={form.elsewhere} busy={form.busy} />
      <QuestionsForm
        key={formKey}
        {...{ quote, facts, carrier, cancelTo, ...form }}
        saveLabel={t('questions.save')}
      />
    </PurchasePage>
  );
}
