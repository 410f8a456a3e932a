import { lazyPart } from '../lazy/lazyPart';

/** The monitored-driver program, explained. */
export const ProgramDialog = lazyPart(() =>
  import(/* webpackChunkName: "buying" */ './ProgramDialog').then((part) => part.ProgramDialog),
);
