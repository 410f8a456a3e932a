import { priceRange as english } from './en/priceRange';
import { priceRange as spanish } from './es/priceRange';

/** Texts of the price range, in the chunk of its panel. */
export const priceRangeTexts = { en: { priceRange: english }, es: { priceRange: spanish } };
