export { createApp, type AppOptions } from './app';
export { readEnvironment, type Environment } from './environment';
export { startVehicleData, type RunningService } from './startVehicleData';
export {
  createVehicleData,
  type MakeOption,
  type NamedOption,
  type TrimOption,
  type VehicleData,
  type VehicleDataOptions,
  type VehicleItem,
} from './vehicleData';
