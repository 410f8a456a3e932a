import { vehicleName, type Quote } from '@shared/domain';
import { questionData, type AskedQuestion } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';

/** Kinds of questions whose answer may be fixed. */
const FORCED = ['business', 'monitoring', 'contents_plus'] as const;

/** Why a question's answer is fixed, as text; undefined if it is not (section 4). */
export function useForcedReason(
  { question_code, disabled }: AskedQuestion,
  { vehicles }: Pick<Quote, 'vehicles'>,
): string | undefined {
  const { t, language } = useTexts('bind');
  if (!disabled) return undefined;
  const cars = vehicles.filter(({ use_code }) => use_code === 'business').map(vehicleName);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const kind = FORCED.find((one) => one === questionData(question_code).kind);
  return kind && t(`questions.forced.${kind}`, { cars: list.format(cars) });
}
