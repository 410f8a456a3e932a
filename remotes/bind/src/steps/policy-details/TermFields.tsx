import {
  isIsoDate,
  isStartAllowed,
  type Quote,
  startWindow,
  STATE_RULES,
  type StateCode,
} from '@shared/domain';
import { Choices, DateField } from '@shared/forms';
import { formatDate, useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { Text } from '@shared/ui';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import { BesideOldPolicy } from './BesideOldPolicy';
import { termOf, type PolicyValues } from './policyValues';

interface TermFieldsProps {
  form: UseFormReturn<PolicyValues>;
  quote: Quote;
  /** ISO date. */
  today: string;
}

interface PartProps {
  control: Control<PolicyValues>;
  today: string;
}

/** The term's length and start, the resulting dates, and how they meet the policy in force. */
export function TermFields({ form, quote, today }: TermFieldsProps) {
  const { control } = form;
  const { t, language } = useTexts('bind');
  const start = useWatch({ control, name: 'start' });
  const { earliest, latest } = startWindow(today);
  return (
    <FormSection heading={t('policyDetails.term.heading')}>
      <Duration control={control} state={quote.address.state} />
      <Choices
        control={control}
        name="start"
        legend={t('policyDetails.term.start')}
        options={[
          {
            value: 'tomorrow',
            label: t('policyDetails.term.tomorrow'),
            help: formatDate(earliest, language, 'long'),
          },
          {
            value: 'custom',
            label: t('policyDetails.term.custom'),
            help: t('policyDetails.term.customHelp', { to: formatDate(latest, language) }),
          },
        ]}
        columns={2}
      />
      {start === 'custom' ? <CustomStart control={control} today={today} /> : null}
      <Period control={control} today={today} />
      <BesideOldPolicy {...{ form, quote, today }} />
    </FormSection>
  );
}

function CustomStart({ control, today }: PartProps) {
  const { t, language } = useTexts('bind');
  const { earliest, latest } = startWindow(today);
  const window = { from: formatDate(earliest, language), to: formatDate(latest, language) };
  return (
    <DateField
      control={control}
      name="effective"
      label={t('policyDetails.term.effective')}
      hint={t('policyDetails.term.effectiveHint', window)}
    />
  );
}

/** Asked if there is a choice (section 9: twelve months only in PA), else shown. */
function Duration({ control, state }: Pick<PartProps, 'control'> & { state: StateCode }) {
  const { t, language } = useTexts('bind');
  const { terms } = STATE_RULES[state];
  if (terms.length === 1) {
    return (
      <Text>{t('policyDetails.term.only', { count: terms[0], state: stateName(state, language) })}</Text>
    );
  }
  return (
    <Choices
      control={control}
      name="duration"
      legend={t('policyDetails.term.duration')}
      hint={t('policyDetails.term.durationHint')}
      options={terms.map((count) => ({
        value: count === 12 ? '12' : '6',
        label: t('policyDetails.term.months', { count }),
      }))}
      columns={2}
    />
  );
}

/** First and last day, once the start is valid. */
function Period({ control, today }: PartProps) {
  const { t, language } = useTexts('bind');
  const [duration, start, effective] = useWatch({ control, name: ['duration', 'start', 'effective'] });
  const term = termOf({ duration, start, effective }, today);
  const isSet = isIsoDate(term.effective) && isStartAllowed(term.effective, today);
  return (
    <Text as="output">
      {isSet
        ? t('policyDetails.term.period', {
            from: formatDate(term.effective ?? '', language, 'long'),
            to: formatDate(term.expires ?? '', language, 'long'),
          })
        : ''}
    </Text>
  );
}
