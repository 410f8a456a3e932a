export const CENTRAL = 'America/Chicago';
export const EASTERN = 'America/New_York';
export const MOUNTAIN = 'America/Denver';
