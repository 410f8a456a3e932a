import { logoColor } from './logoColor';
import { monogram } from './monogram';

/** A make's logo, drawn from its name: our own monogram on its own color (reading 40). */
export const makeLogo = (name: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">' +
  `<rect width="48" height="48" rx="12" fill="${logoColor(name)}"/>` +
  '<text x="24" y="24" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" ' +
  `font-size="18" font-weight="700" fill="#ffffff">${monogram(name)}</text></svg>`;
