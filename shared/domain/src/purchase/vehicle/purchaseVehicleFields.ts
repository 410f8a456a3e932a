import { askedIn } from '../../entities/field';
import { VEHICLE_FIELDS } from '../../entities/vehicle';

/** The fields of the purchase vehicle form (section 2.12). */
export const PURCHASE_VEHICLE_FIELDS = /* @__PURE__ */ askedIn(VEHICLE_FIELDS, 'purchase');
