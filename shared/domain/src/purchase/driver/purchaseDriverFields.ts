import { DRIVER_FIELDS } from '../../entities/driver';
import { askedIn } from '../../entities/field';

/** The fields of the purchase driver form, in the order of its questions (section 2.12). */
export const PURCHASE_DRIVER_FIELDS = /* @__PURE__ */ askedIn(DRIVER_FIELDS, 'purchase');
