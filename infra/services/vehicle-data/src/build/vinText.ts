import { CONSUMER_MAKES } from './tables/consumerMakes';
import { ELEMENT, type Pattern, type Vpic } from './readVpic';
import { isHeavyClass } from '../vin/notCovered';
import { modelName } from './modelName';
import { trimNames, type Spellings } from './trimNames';

const MAKES = new Map(CONSUMER_MAKES.map((make) => [make.toLowerCase(), make]));

function lineStart({ element, value }: Pattern, vpic: Vpic, spellings: Spellings): string | null {
  if (element === ELEMENT.weight) return `W\t${isHeavyClass(Number(value)) ? 1 : 0}`;
  if (element === ELEMENT.body) return `B\t${value}`;
  if (element === ELEMENT.trim) {
    const names = trimNames(value).map((name) => spellings.best(name));
    return names.length > 0 ? `T\t${names.join(';')}` : null;
  }
  const model = vpic.models.get(value);
  if (!model) return null;
  return `M\t${MAKES.get(model.make.toLowerCase()) ?? model.make}\t${modelName(model.model)}`;
}

const isHeavy = ({ element, value }: Pattern) => element === ELEMENT.weight && isHeavyClass(Number(value));

function schemaBlock(schema: number, vpic: Vpic, spellings: Spellings): string {
  const lines = new Map<string, string[]>();
  const patterns = vpic.patterns.get(schema) ?? [];
  // A schema without heavy vehicles needs no weights.
  const told = patterns.some(isHeavy)
    ? patterns
    : patterns.filter(({ element }) => element !== ELEMENT.weight);
  for (const pattern of told) {
    const start = lineStart(pattern, vpic, spellings);
    if (start !== null) lines.set(start, [...(lines.get(start) ?? []), pattern.key.replace(/\s/g, '')]);
  }
  return [`#${schema}`, ...[...lines].map(([start, keys]) => `${start}\t${keys.join(' ')}`)].join('\n');
}

/**
 * The stored VIN table. "!" lines: a vehicle type and its manufacturer codes. "@" lines: a code and its schemas as
 * number:from-to. Then one block per schema: "#number", "M make model keys", "T trims keys", "B body keys", "W 1 keys"
 * for more than 10,000 lb and "W 0 keys" for less, separated by tabs, keys by spaces.
 */
export function vinText(vpic: Vpic, spellings: Spellings): string {
  const byWmi = new Map<string, string[]>();
  for (const { wmi, schema, from, to } of vpic.uses) {
    byWmi.set(wmi, [...(byWmi.get(wmi) ?? []), `${schema}:${from}-${to ?? ''}`]);
  }
  const types = [...vpic.codes].map(([type, codes]) => `!${type}\t${codes.join(' ')}`);
  const heads = [...byWmi].map(([wmi, uses]) => `@${wmi}\t${uses.join(' ')}`);
  const schemas = [...new Set(vpic.uses.map(({ schema }) => schema))].toSorted((a, b) => a - b);
  const blocks = schemas.map((schema) => schemaBlock(schema, vpic, spellings));
  return `${[...types, ...heads].join('\n')}\n${blocks.filter((block) => block.includes('\nM\t')).join('\n')}\n`;
}

/** Every trim name as the source spells it, to find the most frequent spelling. */
export function addSpellings(vpic: Vpic, spellings: Spellings): void {
  for (const patterns of vpic.patterns.values()) {
    for (const { element, value } of patterns) {
      if (element === ELEMENT.trim) for (const name of trimNames(value)) spellings.add(name);
    }
  }
}
