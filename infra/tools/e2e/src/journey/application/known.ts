import { button, type Walker } from '../page';

/** Opens the fields of a known group of an application's form, by its name. */
export const changeKnown = (walker: Walker, what: string): Promise<void> =>
  button(walker, walker.t('bind:known.changeNamed', { what })).click();
