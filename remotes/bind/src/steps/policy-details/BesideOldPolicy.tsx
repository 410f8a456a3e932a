import { LONGEST_INSURANCE_GAP, paths, STATE_RULES, startWindow, type Quote } from '@shared/domain';
import { startBeside, type StartBeside } from '@shared/domain/purchase';
import { Link } from 'react-router-dom';
import { formatDate, useTexts } from '@shared/i18n';
import { Button, Notice, Row, Stack, Text } from '@shared/ui';
import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { termOf, type PolicyValues } from './policyValues';

interface BesideOldPolicyProps {
  form: UseFormReturn<PolicyValues>;
  quote: Quote;
  /** ISO date. */
  today: string;
}

/** How the chosen start meets the policy in force: a gap, an overlap or neither, and a better start (reading 55). */
export function BesideOldPolicy({ form, quote, today }: BesideOldPolicyProps) {
  const { t, language } = useTexts('bind');
  const said = useRef<HTMLOutputElement>(null);
  const [duration, start, effective] = useWatch({
    control: form.control,
    name: ['duration', 'start', 'effective'],
  });
  const chosen = termOf({ duration, start, effective }, today).effective ?? '';
  const found = startBeside(quote, chosen, today);
  const begin = (day: string) => {
    const isTomorrow = day === startWindow(today).earliest;
    form.setValue('start', isTomorrow ? 'tomorrow' : 'custom');
    form.setValue('effective', isTomorrow ? null : day);
    // The button goes with what it settled.
    said.current?.focus();
  };
  return (
    <Said ref={said} tabIndex={-1}>
      {found === null ? null : (
        <Notice tone={found.kind === 'meets' ? 'success' : 'info'}>
          <Stack $gap={3}>
            <Sentences {...{ found, chosen, quote }} />
            {found.kind === 'meets' ? null : (
              <Row>
                {found.better === null ? null : (
                  <Button onClick={() => begin(found.better ?? '')}>
                    {t('policyDetails.term.beside.start', {
                      date: formatDate(found.better, language, 'long'),
                    })}
                  </Button>
                )}
                <Link to={paths.editQuote()}>{t('policyDetails.term.beside.edit')}</Link>
              </Row>
            )}
          </Stack>
        </Notice>
      )}
    </Said>
  );
}

interface SentencesProps {
  found: StartBeside;
  /** ISO date. */
  chosen: string;
  quote: Quote;
}

function Sentences({ found: { kind, ends, days, better, isFar }, chosen, quote }: SentencesProps) {
  const { t, language } = useTexts('bind');
  const long = (day: string) => formatDate(day, language, 'long');
  const { currently_insured: percent } = STATE_RULES[quote.address.state].discounts;
  const met = kind === 'lapse' ? 'gap' : kind;
  return (
    <Text>
      {t(`policyDetails.term.beside.${met}`, { ends: long(ends), count: days })}{' '}
      {kind === 'lapse'
        ? t('policyDetails.term.beside.lapse', { most: LONGEST_INSURANCE_GAP, percent })
        : isFar
          ? t('policyDetails.term.beside.far')
          : kind === 'overlap' && better === null
            ? t('policyDetails.term.beside.cancel', { start: long(chosen) })
            : null}
    </Text>
  );
}

const Said = styled.output`
  display: block;
  &:empty {
    display: none;
  }
`;
