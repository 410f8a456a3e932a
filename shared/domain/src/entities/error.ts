/** `{code, message, attribute?}` is the one shape of an error anywhere (reading 37). */
export interface CodedError {
  code: string;
  message: string;
  attribute?: string;
}
