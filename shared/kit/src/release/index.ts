export { checkApp } from './publishApp';
export { runRelease, SERVING, type ReleaseTool } from './runRelease';
export { serviceDesk, type Desk, type ServiceDesk } from './serviceDesk';
export { teamTool } from './teamTool';
export type { Answer } from './answer';
export type { Asked } from './asked';
export type {
  ActLog,
  InspectAct,
  KeptPart,
  ListedPart,
  LogEntry,
  PreviewAct,
  ReleaseList,
  ServeAct,
  SetPartAct,
  SweepAct,
  Swept,
  Walk,
} from './wire';
