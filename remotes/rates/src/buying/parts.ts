import { withTexts } from '@shared/i18n';
import { lazyPart } from '../lazy/lazyPart';
import { buyingTexts } from '../locales/buyingTexts';

/** The explanation of the monitored-driver program. */
export const ProgramDialog = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './ProgramDialog').then((part) => part.ProgramDialog),
  ),
);

/** Why a package could not be saved. */
export const NotSaved = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ '../packages/NotSaved').then((part) => part.NotSaved),
  ),
);
