import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { AddCard } from '@shared/ui';
import { LIST_LIMITS, useLimitAlert, type LimitedList } from './useLimitAlert';

interface AddToListProps {
  of: LimitedList;
  /** Number of items. */
  count: number;
  to: string;
  hint: string | undefined;
}

/** The card that adds one more; a full list says so, and shows the alert when it is pressed anyway (section 8). */
export function AddToList({ of, count, to, hint }: AddToListProps) {
  const { t } = useTexts(of);
  const tell = useLimitAlert(of);
  const { max } = LIST_LIMITS[of];
  return (
    <AddCard
      as={Link}
      to={to}
      hint={hint}
      disabledReason={count >= max ? t('list.limit', { max }) : undefined}
      onRefused={tell}
    >
      {t('list.add')}
    </AddCard>
  );
}
