import type { Carrier, Quote } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Button, LinkButton, Notice, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import { useHandoff } from './useHandoff';

interface Props {
  quote: Quote;
  carrier: Carrier;
  /** Position among the offers. */
  index: number;
}

/** Opens the quote on the main site in a tab of its own; what went wrong is told in place. */
export function ContinueToBuy({ quote, carrier, index }: Props) {
  const { t } = useTexts('embed');
  const { state, open } = useHandoff({ quote, carrierId: carrier.id });
  return (
    <Stack $gap={2}>
      <Button
        variant={index === 0 ? 'primary' : 'secondary'}
        aria-label={t('offers.buyWith', { carrier: carrier.name })}
        busy={state.kind === 'opening'}
        busyText={t('offers.opening')}
        onClick={open}
      >
        {t('offers.buy')}
      </Button>
      <Said>
        {state.kind === 'opened' ? <Notice tone="success">{t('offers.opened')}</Notice> : null}
        {state.kind === 'blocked' ? (
          <Notice>
            {t('offers.blocked')}{' '}
            <LinkButton href={state.address} target="_blank" rel="noopener" variant="quiet">
              {t('offers.open')}
            </LinkButton>
          </Notice>
        ) : null}
        {state.kind === 'failed' ? (
          <Notice tone="danger">{tellFailure(t, state.error, t('offers.notOpened'))}</Notice>
        ) : null}
      </Said>
    </Stack>
  );
}

// As wide as the button, which must not move when it is pressed.
const Said = styled.div`
  width: 0;
  min-width: 100%;
  &:empty {
    display: none;
  }
`;
