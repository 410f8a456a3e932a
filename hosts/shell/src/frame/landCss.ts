import type { Hour } from '@shared/domain';

interface Land {
  sky: string;
  far: string;
  near: string;
}

const HOURS: Record<Hour, Land> = {
  dawn: { sky: '#fff0da', far: '#f6cf9e', near: '#7db39c' },
  morning: { sky: '#e0f1f3', far: '#b5dad6', near: '#6fae97' },
  noon: { sky: '#ddeff8', far: '#b4d7c0', near: '#62a684' },
  dusk: { sky: '#f3e2ec', far: '#c9a9c4', near: '#5e7e8c' },
};
const NIGHT: Land = { sky: '#142038', far: '#1d3350', near: '#17404a' };

const rule = (selector: string, { sky, far, near }: Land): string =>
  `${selector}{--ui-sky:${sky};--ui-hill-far:${far};--ui-hill-near:${near}}`;

const hours = Object.entries(HOURS).map(([hour, land]) => rule(`[data-hour=${hour}]`, land));

/** The sky and the hills by `data-hour`, for the page's static style, which costs no script. At night, all are one. */
export const landCss = `${hours.join('')}@media (prefers-color-scheme: dark){${rule('[data-hour]', NIGHT)}}`;
