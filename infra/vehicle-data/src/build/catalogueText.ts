import type { CatalogueRow } from './catalogueBuilder';
import { bodyClassName } from '../vin/bodyClassName';

/** The one body of a trim, or nothing where its cars come in several. */
function bodyName(bodies: number[]): string {
  const names = new Set(bodies.map((body) => bodyClassName(body) ?? ''));
  return names.size === 1 ? [...names].join('') : '';
}

/** The catalogue as it is stored: year, make, model, then "trim~VIN pattern~body" parts, tab between, one model a line. */
export function catalogueText(rows: CatalogueRow[]): string {
  return rows
    .map(({ year, make, model, trims }) => {
      const parts = trims.map(({ name, vin, bodies }) => `${name}~${vin ?? ''}~${bodyName(bodies)}`);
      return `${[year, make, model, ...parts].join('\t')}\n`;
    })
    .join('');
}
