import { DRIVER_FIELDS, type Driver } from './driver';
import { emptyOf } from './field';
import { QUOTE_FIELDS, type Quote } from './quote';
import { VEHICLE_FIELDS, type Vehicle } from './vehicle';

/** Initial values of a quote, except its address and the server's own fields. */
export const EMPTY_QUOTE = /* @__PURE__ */ emptyOf<Quote, typeof QUOTE_FIELDS>(QUOTE_FIELDS);

/** Initial values of a car, except which car it is. */
export const EMPTY_VEHICLE = /* @__PURE__ */ emptyOf<Vehicle, typeof VEHICLE_FIELDS>(VEHICLE_FIELDS);

/** Initial values of a driver, except the identity numbers, which are never returned. */
export const EMPTY_DRIVER = /* @__PURE__ */ emptyOf<Driver, typeof DRIVER_FIELDS>(
  DRIVER_FIELDS,
  ({ returned }) => returned === undefined,
);
