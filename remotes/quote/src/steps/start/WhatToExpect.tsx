import { useTexts } from '@shared/i18n';
import { color, Grid, media, radius, space, Text } from '@shared/ui';
import { styled } from 'styled-components';

const FACTS = ['noContact', 'estimate', 'control'] as const;

/** What shoppers want to know before typing: what is asked, what a price means, what it commits to. */
export function WhatToExpect() {
  const { t } = useTexts('quotes');
  return (
    <Panel as="ul" $gap={8} $min="medium">
      {FACTS.map((key) => (
        <li key={key}>
          <Text $strong>{t(`start.facts.${key}`)}</Text>
          <Text $muted>{t(`start.facts.${key}Body`)}</Text>
        </li>
      ))}
    </Panel>
  );
}

const Panel = styled(Grid)`
  padding: ${space(6)} ${space(5)};
  border-radius: calc(${radius.control} + 8px);
  background: ${color.tint};
  list-style: none;
  ${media.desktop} {
    padding: ${space(8)};
  }
`;
