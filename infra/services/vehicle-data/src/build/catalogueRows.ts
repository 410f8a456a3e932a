import { CatalogueBuilder, type CatalogueRow } from './catalogueBuilder';
import { offeredYears, provenYears } from './offeredYears';
import type { SchemaUse, Vpic } from './readVpic';
import { schemaEntries, type SchemaEntry } from './schemaEntries';
import { COMMERCIAL_MODELS } from './tables/commercialModels';
import { CONSUMER_MAKES } from './tables/consumerMakes';
import { modelName } from './modelName';

interface Sighting extends SchemaUse {
  entry: SchemaEntry;
}

const MAKES = new Map(CONSUMER_MAKES.map((make) => [make.toLowerCase(), make]));

/** The displayed make and model ("650i, Alpina B6" is a 650i), or null for one that no household insures. */
export function consumerModel({
  make,
  model,
}: {
  make: string;
  model: string;
}): { make: string; model: string } | null {
  const shownMake = MAKES.get(make.toLowerCase());
  const shownModel = modelName(model);
  if (!shownMake || !shownModel) return null;
  return COMMERCIAL_MODELS.some((rule) => rule.test(`${shownMake} ${shownModel}`))
    ? null
    : { make: shownMake, model: shownModel };
}

function sightings(vpic: Vpic): Map<string, Sighting[]> {
  const entries = new Map<number, SchemaEntry[]>();
  const byModel = new Map<string, Sighting[]>();
  for (const use of vpic.uses) {
    const known = entries.get(use.schema) ?? schemaEntries(vpic.patterns.get(use.schema) ?? []);
    entries.set(use.schema, known);
    for (const entry of known) {
      const list = byModel.get(entry.modelId) ?? [];
      list.push({ ...use, entry });
      byModel.set(entry.modelId, list);
    }
  }
  return byModel;
}

/** The catalog of every year, make, model and trim that a household insures. */
export function catalogueRows(vpic: Vpic): CatalogueRow[] {
  const builder = new CatalogueBuilder();
  for (const [modelId, seen] of sightings(vpic)) {
    const names = vpic.models.get(modelId);
    const shown = names && consumerModel(names);
    if (!shown) continue;
    const proven = provenYears(seen);
    for (const { entry, ...use } of seen) {
      for (const year of offeredYears(use, proven)) builder.add({ ...shown, wmi: use.wmi, year }, entry);
    }
  }
  return builder.rows();
}
