import { createI18n, type Translate } from '@shared/i18n';
import { bindTexts } from '../../locales/allTexts';
import { fromTo } from './PriceBridge';

test.each([
  ['en', '0 points before, 1 point now'],
  ['es', 'antes 0 puntos, ahora 1 punto'],
] as const)('plurals in price causes (%s): %s', (language, words) => {
  const t = createI18n({ language, resources: bindTexts }).getFixedT(language, 'bind') as Translate<'bind'>;
  expect(fromTo({ from: { points: 0 }, to: { points: 1 } }, t)).toEqual([words]);
});
