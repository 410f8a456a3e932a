import type { CatalogueRow } from './catalogueBuilder';
import { bodyClassName } from '../vin/bodyClassName';

/** A trim's body, or nothing if its cars come in several. */
function bodyName(bodies: number[]): string {
  const names = new Set(bodies.map((body) => bodyClassName(body) ?? ''));
  return names.size === 1 ? [...names].join('') : '';
}

/** The stored catalog: year, make, model, then "trim~VIN pattern~body" parts, tab-separated, one model per line. */
export function catalogueText(rows: CatalogueRow[]): string {
  return rows
    .map(({ year, make, model, trims }) => {
      const parts = trims.map(({ name, vin, bodies }) => `${name}~${vin ?? ''}~${bodyName(bodies)}`);
      return `${[year, make, model, ...parts].join('\t')}\n`;
    })
    .join('');
}
