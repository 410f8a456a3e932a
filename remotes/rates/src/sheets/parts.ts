import { withTexts } from '@shared/i18n';
import { lazyPart } from '../lazy/lazyPart';
import { coverageTexts } from '../locales/coverageTexts';
import { receiptTexts } from '../locales/receiptTexts';

/** What is covered, by whom it is paid, and the deductibles. */
export const CoverageSheet = lazyPart(
  withTexts(coverageTexts, () =>
    import(/* webpackChunkName: "coverage" */ '../covered/CoverageSheet').then((part) => part.CoverageSheet),
  ),
);

/** How the price is made, and what would lower it. */
export const ReceiptSheet = lazyPart(
  withTexts(receiptTexts, () =>
    import(/* webpackChunkName: "receipt" */ '../receipt/ReceiptSheet').then((part) => part.ReceiptSheet),
  ),
);

/** What a press on the rows opens. */
export const SHEET_PARTS = [CoverageSheet, ReceiptSheet] as const;
