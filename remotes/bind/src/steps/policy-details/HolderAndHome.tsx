import type { Quote } from '@shared/domain';
import { Choices, DateField, TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid, Stack, Text } from '@shared/ui';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import { Known, KnownGroup, useIsRefused } from '../../parts/Known';
import { fromQuote, type PolicyValues } from './policyValues';

interface FieldsProps {
  control: Control<PolicyValues>;
}

/** The policyholder's name. */
function NameFields({ control }: FieldsProps) {
  const { t } = useTexts('bind');
  return (
    <Grid $gap={6}>
      <TextAnswer
        control={control}
        name="first_name"
        label={t('attributes.first_name')}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextAnswer
        control={control}
        name="last_name"
        label={t('attributes.last_name')}
        autoComplete="family-name"
        maxLength={80}
      />
    </Grid>
  );
}

const OWNERSHIPS = ['owned', 'rented'] as const;

interface OwnershipProps extends FieldsProps {
  /** What the quote was told, which its price counts. */
  homeowner: boolean | null;
}

/** What another answer than the quote's does to the price (reading 26). */
function usePriceNote({ control, homeowner }: OwnershipProps): string | null {
  const { t } = useTexts('bind');
  const ownership = useWatch({ control, name: 'ownership' });
  const moves = homeowner !== null && ownership !== null && (ownership === 'owned') !== homeowner;
  return moves ? t(`policyDetails.residence.discount.${ownership}`) : null;
}

/** Owned or rented; another answer than the quote's moves the price, so it says so. */
function OwnershipField({ control, homeowner }: OwnershipProps) {
  const { t } = useTexts('bind');
  const note = usePriceNote({ control, homeowner });
  return (
    <Stack $gap={2}>
      <Choices
        control={control}
        name="ownership"
        legend={t('policyDetails.residence.ownership')}
        options={OWNERSHIPS.map((value) => ({ value, label: t(`ownership.${value}`) }))}
        columns={2}
      />
      <output>{note === null ? null : <Text>{note}</Text>}</output>
    </Stack>
  );
}

interface KnownProps extends FieldsProps {
  /** Whether the application has saved the answers, not only the quote. */
  isSaved: boolean;
}

function KnownName({ control, isSaved }: KnownProps) {
  const { t } = useTexts('bind');
  const names = useWatch({ control, name: ['first_name', 'last_name'] });
  return (
    <KnownGroup
      title={names.filter(Boolean).join(' ')}
      facts={[t('policyDetails.holder.heading')]}
      source={t(isSaved ? 'known.fromYou' : 'known.fromQuote')}
      changeName={t('policyDetails.holder.name')}
      needsAnswer={useIsRefused(control, ['first_name', 'last_name'])}
    >
      <Text>{t('policyDetails.holder.lead')}</Text>
      <NameFields control={control} />
    </KnownGroup>
  );
}

function KnownHome({ control, homeowner, isSaved }: KnownProps & OwnershipProps) {
  const { t } = useTexts('bind');
  const ownership = useWatch({ control, name: 'ownership' });
  const note = usePriceNote({ control, homeowner });
  return (
    <KnownGroup
      title={ownership === null ? '' : t(`policyDetails.residence.known.${ownership}`)}
      facts={[note]}
      source={t(isSaved ? 'known.fromYou' : 'known.fromQuote')}
      changeName={t('policyDetails.residence.name')}
      needsAnswer={useIsRefused(control, ['ownership'])}
    >
      <OwnershipField {...{ control, homeowner }} />
    </KnownGroup>
  );
}

/** What the quote knows of the policyholder and the home; a name that is being typed must not fold under the cursor. */
export function useKnownHolder(quote: Quote, today: string): { name: boolean; home: boolean } {
  const [known] = useState(() => {
    const { first_name, last_name, ownership } = fromQuote(quote, today);
    return { name: Boolean(first_name) && Boolean(last_name), home: ownership !== null };
  });
  return known;
}

interface HolderProps extends FieldsProps {
  quote: Quote;
  known: ReturnType<typeof useKnownHolder>;
}

/** What is known already as a summary; each group can be changed in place. */
export function KnownHolder({ control, quote, known }: HolderProps) {
  const { t } = useTexts('bind');
  if (!known.name && !known.home) return null;
  const isSaved = quote.residence_info !== null;
  return (
    <Known aria-label={t('known.heading')}>
      {known.name ? <KnownName {...{ control, isSaved }} /> : null}
      {known.home ? <KnownHome {...{ control, isSaved }} homeowner={quote.homeowner} /> : null}
    </Known>
  );
}

/** The questions about the policyholder and the home that the quote leaves open. */
export function HolderAndHome({ control, quote, known }: HolderProps) {
  const { t } = useTexts('bind');
  return (
    <>
      {known.name ? null : (
        <FormSection heading={t('policyDetails.holder.heading')} lead={t('policyDetails.holder.lead')}>
          <NameFields control={control} />
        </FormSection>
      )}
      <FormSection heading={t('policyDetails.residence.heading')}>
        {known.home ? null : <OwnershipField control={control} homeowner={quote.homeowner} />}
        <DateField
          control={control}
          name="current_residence_date"
          label={t('policyDetails.residence.since')}
          hint={t('policyDetails.residence.sinceHint')}
        />
      </FormSection>
    </>
  );
}
