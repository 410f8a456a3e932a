/** The one error shape everywhere (reading 37). */
export interface CodedError {
  code: string;
  message: string;
  attribute?: string;
}
