import { missingDriverFields } from '@shared/domain/purchase';
import { useTabState, type OpenTask } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { draftOf, type AskedDriver } from './driverValues';

export interface IncidentAnswer {
  /** No was chosen: the application has no field for it, only an empty list. */
  saysNo: boolean;
  sayNo: (saysNo: boolean) => void;
}

/** Whether No was said to accidents and tickets, kept over a reload. A driver saved without any has said so before. */
export function useIncidentAnswer(quoteId: string, { driver, state }: AskedDriver): IncidentAnswer {
  const [{ saysNo }, keep] = useTabState(quoteId, `${draftOf(driver)}/incidents`, (kept) => ({
    saysNo: typeof kept.saysNo === 'boolean' ? kept.saysNo : missingDriverFields(driver, state).length === 0,
  }));
  return { saysNo, sayNo: (next) => keep({ saysNo: next }) };
}

/** Neither Yes nor No was chosen. */
export function useOpenIncidents(isOpen: boolean): OpenTask | undefined {
  const { t } = useTexts('bind');
  return isOpen ? { field: 'accident_violations', message: t('driver.record.undecided') } : undefined;
}
