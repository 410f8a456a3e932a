import { withTexts } from '@shared/i18n';
import { lazyPart } from '../lazy/lazyPart';
import { accidentTexts } from '../locales/accidentTexts';

/** What the package covers as a scene, and three accidents. */
export const AccidentSection = lazyPart(
  withTexts(accidentTexts, () =>
    import(/* webpackChunkName: "accident" */ './AccidentSection').then((part) => part.AccidentSection),
  ),
);
