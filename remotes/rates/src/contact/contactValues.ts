/** The form of 'Have an agent contact me' as it is typed. */
export interface ContactValues {
  fullName: string;
  to: string;
  /** ###-###-#### */
  phoneNumber: string;
  /** The box of the telephone consent; unticked until the person ticks it. */
  mayCall: boolean;
}

/** What was typed in each dialog and not sent. */
export interface Typed {
  email: string;
  agent: ContactValues;
}

export const NOTHING_TYPED: Typed = {
  email: '',
  agent: { fullName: '', to: '', phoneNumber: '', mayCall: false },
};
