export { createApp, type AppOptions } from './app';
export {
  createVehicleData,
  type MakeOption,
  type NamedOption,
  type TrimOption,
  type VehicleData,
  type VehicleDataOptions,
  type VehicleItem,
} from './vehicleData';
