/** A state's IANA time zone, and the counties outside of it (49 CFR part 71), named as in the ZIP data. */
export type StateZone = string | { main: string; other: string; counties: readonly string[] };
