import { common as commonEn } from './en/common';
import { coverages as coveragesEn } from './en/coverages';
import { drivers as driversEn } from './en/drivers';
import { quotes as quotesEn } from './en/quotes';
import { validation as validationEn } from './en/validation';
import { vehicles as vehiclesEn } from './en/vehicles';
import { common as commonEs } from './es/common';
import { coverages as coveragesEs } from './es/coverages';
import { drivers as driversEs } from './es/drivers';
import { quotes as quotesEs } from './es/quotes';
import { validation as validationEs } from './es/validation';
import { vehicles as vehiclesEs } from './es/vehicles';

/** The texts all parts share. Each namespace is exported by itself too, so that a bundle takes what it shows. */
export const commonTexts = { en: { common: commonEn }, es: { common: commonEs } };
/** Names of the coverages in plain words: for bundles that show them. */
export const coveragesTexts = { en: { coverages: coveragesEn }, es: { coverages: coveragesEs } };
export const driversTexts = { en: { drivers: driversEn }, es: { drivers: driversEs } };
export const quotesTexts = { en: { quotes: quotesEn }, es: { quotes: quotesEs } };
export const vehiclesTexts = { en: { vehicles: vehiclesEn }, es: { vehicles: vehiclesEs } };
export const validationTexts = { en: { validation: validationEn }, es: { validation: validationEs } };
