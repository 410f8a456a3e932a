import { companiesIn, paths, type Quote } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';
import { recipients as en } from '../locales/en/recipients';
import { recipients as es } from '../locales/es/recipients';

const TEXTS = { en: { recipients: en }, es: { recipients: es } };

/** Beside the button to the prices: which companies get the answers, by their full names, and who pays us (reading 62). */
export function AnswersGoTo({ quote }: { quote: Quote }) {
  useMoreTexts(TEXTS);
  const { t, language } = useTexts('recipients');
  const carriers = new Intl.ListFormat(language).format(companiesIn(quote.address.state));
  return (
    <Text $size={14} $muted>
      {t('sent', { button: t('quotes:review.save'), carriers })} <Link to={paths.privacy()}>{t('more')}</Link>
    </Text>
  );
}
