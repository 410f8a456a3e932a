import { formatDollars, type LinePrices, type StateCode, vehicleName } from '@shared/domain';
import { type AskedLine, isOwnLine } from '@shared/domain/purchase';
import { Choices, useField } from '@shared/forms';
import { textOfProblem, useTexts } from '@shared/i18n';
import { lineWording } from '@shared/i18n/choices';
import { stateName } from '@shared/i18n/states';
import { Card, CheckboxField, color, SectionHeading, space, Stack, Text, textColumn } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { asksSignature, keepValue, type LineValues, REJECT, signOf } from './lineValues';

interface LineCardProps {
  control: Control<LineValues>;
  line: AskedLine;
  values: LineValues;
  /** Undefined if the line has no price, which never happens to one that is asked. */
  prices: LinePrices | undefined;
  months: number;
  state: StateCode;
}

/** One line: what the state says, its cars, the choice at its price, and what is signed to turn it down. */
export function LineCard(props: LineCardProps) {
  const { line, values, state } = props;
  const { t, language } = useTexts('bind');
  const cars = new Intl.ListFormat(language).format(line.vehicles.map(vehicleName));
  return (
    <Card as="section" aria-label={t(`lines.name.${line.line}`)}>
      <Stack $gap={3}>
        <SectionHeading as="h3" $size={20}>
          {t(`lines.name.${line.line}`)}
        </SectionHeading>
        {cars === '' ? null : <Text $muted>{t('coverages.choices.cars', { cars })}</Text>}
        <Text>{t(`lines.what.${line.line}`)}</Text>
        <Text>{t(`lines.rule.${ruleKey(line)}`, { state: stateName(state, language) })}</Text>
        {line.isRequired ? <Options {...props} /> : <Either {...props} />}
        {asksSignature(line, values) ? <Signature {...props} /> : null}
      </Stack>
    </Card>
  );
}

/** Which sentence about the law applies. */
function ruleKey({ line, rule }: AskedLine) {
  if (isOwnLine(line)) return `own.${line}` as const;
  return rule === 'included' ? 'included' : 'offered';
}

/** Keep it at its price, by limit, or turn it down; nothing is preselected. */
function Options({ control, line: { line, signed, rule }, prices, months }: LineCardProps) {
  const { t } = useTexts('bind');
  const verb = rule === 'included' ? 'keep' : 'add';
  const kept = (prices?.keep ?? []).map(({ amount, premium }) => ({
    value: keepValue(amount),
    label: t(`lines.${verb}${amount === null || line === 'umpd' ? '' : 'Amount'}`, {
      limit: amount === null ? '' : formatDollars(amount),
      amount: formatDollars(premium),
      months,
    }),
  }));
  const down = { value: REJECT, label: t(signed === null ? 'lines.decline' : 'lines.reject') };
  return <Choices control={control} name={line} legend={t('lines.legend')} options={[...kept, down]} />;
}

/** What it costs either way, where a signature alone decides. */
function Either({ line: { line }, prices, months }: LineCardProps) {
  const { t } = useTexts('bind');
  const [keep] = prices?.keep ?? [];
  if (!prices || !keep || line === 'tort') return null;
  const values = { more: formatDollars(keep.premium), less: formatDollars(prices.reject), months };
  return <Text $strong>{t(line === 'um_limits' ? 'lines.eitherLimit' : 'lines.eitherStacked', values)}</Text>;
}

/** The exact wording, and the box that signs it. */
function Signature({ control, line, prices, state }: LineCardProps) {
  const { t, language } = useTexts('bind');
  const field = useField(control, signOf(line.line));
  const wording = lineWording(state, line)?.[language] ?? '';
  const stated = wording
    .replace('{{limited}}', formatDollars(prices?.reject ?? 0))
    .replace('{{full}}', formatDollars(prices?.keep[0]?.premium ?? 0));
  return (
    <>
      <Words>{stated}</Words>
      <CheckboxField
        name={signOf(line.line)}
        label={t('lines.box', { choice: t(`lines.rejected.${line.line}`) })}
        checked={field.value === true}
        onChange={(event) => field.change(event.currentTarget.checked)}
        onBlur={field.leave}
        error={textOfProblem(t, field.problem)}
      />
    </>
  );
}

/** The wording to sign, set off from our own text. */
const Words = styled.blockquote`
  max-width: ${textColumn};
  margin: 0;
  padding: ${space(1)} 0 ${space(1)} ${space(4)};
  border-inline-start: 3px solid ${color.road};
  white-space: pre-line;
`;
