import { useTexts } from '@shared/i18n';
import { color, DocumentIcon, LockIcon, RoadIcon, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';

const facts = [
  { key: 'noContact', Icon: LockIcon },
  { key: 'estimate', Icon: DocumentIcon },
  { key: 'control', Icon: RoadIcon },
] as const;

/** What shoppers want to know before typing: what is asked, what a price means, what it commits to. */
export function WhatToExpect() {
  const { t } = useTexts('quotes');
  return (
    <List>
      {facts.map(({ key, Icon }) => (
        <Item key={key}>
          <Icon />
          <Stack $gap={1}>
            <Text $strong>{t(`start.facts.${key}`)}</Text>
            <Text $muted>{t(`start.facts.${key}Body`)}</Text>
          </Stack>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(5)};
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  & > svg {
    color: ${color.road};
  }
`;
