/** Secondary unit designators of Publication 28 (appendix C2): the abbreviation, then the spellings it replaces. */
export const UNITS: Record<string, string> = {
  Apt: 'apartment apt',
  Bldg: 'building bldg',
  Dept: 'department dept',
  Fl: 'floor fl',
  Hngr: 'hangar hngr',
  Key: 'key',
  Lot: 'lot',
  Pier: 'pier',
  PMB: 'pmb',
  Rm: 'room rm',
  Slip: 'slip',
  Spc: 'space spc',
  Ste: 'suite ste',
  Stop: 'stop',
  Trlr: 'trailer trlr',
  Unit: 'unit',
  '#': '# no number',
};

/** Designators that need no number. */
export const LONE_UNITS: Record<string, string> = {
  Bsmt: 'basement bsmt',
  Frnt: 'front frnt',
  Lbby: 'lobby lbby',
  Lowr: 'lower lowr',
  Ofc: 'office ofc',
  Ph: 'penthouse ph',
  Rear: 'rear',
  Side: 'side',
  Uppr: 'upper uppr',
};

/** Directions, before or after a street's name. */
export const DIRECTIONS: Record<string, string> = {
  N: 'n north',
  S: 's south',
  E: 'e east',
  W: 'w west',
  NE: 'ne northeast',
  NW: 'nw northwest',
  SE: 'se southeast',
  SW: 'sw southwest',
};
