import { useTexts } from '@shared/i18n';
import { CarIcon, color, Grid, PersonIcon, SectionHeading, ShieldIcon, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';

const things = [
  { key: 'car', Icon: CarIcon },
  { key: 'drivers', Icon: PersonIcon },
  { key: 'policy', Icon: ShieldIcon },
] as const;

/** Lists what will be asked, so shoppers can have it ready. */
export function HandyToHave() {
  const { t } = useTexts('quotes');
  return (
    <Stack as="section" $gap={5}>
      <SectionHeading>{t('start.hand.heading')}</SectionHeading>
      <Grid as="ul" $gap={5} $min="medium">
        {things.map(({ key, Icon }) => (
          <Thing key={key}>
            <Icon />
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
  padding-block-start: ${space(4)};
  border-block-start: 2px solid ${color.hairline};
  list-style: none;
  & > svg {
    color: ${color.road};
    margin-block-end: ${space(1)};
  }
`;
