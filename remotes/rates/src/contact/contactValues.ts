/** Form values of 'Have an agent contact me'. */
export interface ContactValues {
  fullName: string;
  to: string;
  /** ###-###-#### */
  phoneNumber: string;
  /** The telephone consent's checkbox, initially unchecked. */
  mayCall: boolean;
}

/** Unsent input of both dialogs. */
export interface Typed {
  email: string;
  agent: ContactValues;
}

export const NOTHING_TYPED: Typed = {
  email: '',
  agent: { fullName: '', to: '', phoneNumber: '', mayCall: false },
};
