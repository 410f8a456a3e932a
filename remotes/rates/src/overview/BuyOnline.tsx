import { useUpdateQuote } from '@shared/api-client/hooks';
import { paths, type Quote, type Rate } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, Notice, Stack, Text } from '@shared/ui';
import { useState } from 'react';
import { BuyBar } from './BuyBar';
import { MonitoredDriverDialog } from './MonitoredDriverDialog';
import { TransferDialog } from './TransferDialog';

/** USIC in Indiana asks first (specification 4, Buying; reading 4). */
export function asksForMonitoring(quote: Quote, rate: Rate): boolean {
  return rate.carrier_id === 'USIC' && quote.address.state === 'IN';
}

/** Freezes the rate into the quote and goes to the application (reading 8). */
export function BuyOnline({ quote, rate, isRating }: { quote: Quote; rate: Rate; isRating: boolean }) {
  const { t } = useTexts('rates');
  const navigate = useNavigate();
  const { trigger, isMutating, error } = useUpdateQuote();
  const [asking, setAsking] = useState(false);
  const buy = () => {
    setAsking(false);
    trigger({ selected_rate: { id: rate.id } }).then(
      () => navigate(paths.policyDetails()),
      // The error stands under the button; nothing is lost.
      () => undefined,
    );
  };
  return (
    <Stack $gap={2}>
      <BuyBar>
        <Button
          variant="primary"
          busy={isMutating || isRating}
          busyText={isMutating ? t('overview.buying') : t('plan.updating')}
          onClick={() => (asksForMonitoring(quote, rate) ? setAsking(true) : buy())}
        >
          {t('overview.buyOnline')}
        </Button>
      </BuyBar>
      <Text $size={14} $muted>
        {t('overview.buyHelp')}
      </Text>
      {error && !isMutating ? <Notice tone="danger">{t('failure.buy')}</Notice> : null}
      <MonitoredDriverDialog
        open={asking}
        onAccept={buy}
        onCancel={() => void navigate(paths.compare(quote.id))}
      />
      <TransferDialog open={isMutating} />
    </Stack>
  );
}
