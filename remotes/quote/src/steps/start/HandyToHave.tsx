import { useTexts } from '@shared/i18n';
import { Grid, Picture, SectionHeading, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';

const things = [
  { key: 'car', picture: String(new URL('./car.svg', import.meta.url)), width: 120 },
  { key: 'drivers', picture: String(new URL('./people.svg', import.meta.url)), width: 112 },
  { key: 'policy', picture: String(new URL('./policy.svg', import.meta.url)), width: 44 },
] as const;

/** Lists what will be asked, so shoppers can have it ready. */
export function HandyToHave() {
  const { t } = useTexts('quotes');
  return (
    <Stack as="section" $gap={5}>
      <SectionHeading>{t('start.hand.heading')}</SectionHeading>
      <Grid as="ul" $gap={8} $min="medium">
        {things.map(({ key, picture, width }) => (
          <Thing key={key}>
            <Picture src={picture} width={width} height={48} />
            <Text $strong>{t(`start.hand.${key}`)}</Text>
            <Text $muted>{t(`start.hand.${key}Body`)}</Text>
          </Thing>
        ))}
      </Grid>
    </Stack>
  );
}

const Thing = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  list-style: none;
`;
