import type { Database } from 'node-sqlite3-wasm';

/** Pattern elements used here. */
export const ELEMENT = { body: 5, weight: 25, model: 28, trim: 38 } as const;

export interface Pattern {
  key: string;
  element: number;
  value: string;
}
/** A schema as one manufacturer code uses it; `to` is null while it is open-ended. */
export interface SchemaUse {
  wmi: string;
  schema: number;
  from: number;
  to: number | null;
}
export interface Vpic {
  uses: SchemaUse[];
  /** Manufacturer codes by their vehicle type. */
  codes: Map<number, string[]>;
  patterns: Map<number, Pattern[]>;
  /** By the source's model number. */
  models: Map<string, { make: string; model: string }>;
}

const CODES_SQL = `select Wmi wmi, VehicleTypeId type from Wmi where VehicleTypeId is not null order by 2, 1`;
/** Passenger cars, trucks and multipurpose vehicles, which a personal policy can cover. */
const USES_SQL = `select w.Wmi wmi, x.VinSchemaId "schema", x.YearFrom "from", x.YearTo "to" from Wmi_VinSchema x
  join Wmi w on w.Id = x.WmiId where w.VehicleTypeId in (2, 3, 7) order by 1, 3, 2`;
const PATTERNS_SQL = `select VinSchemaId "schema", Keys "key", ElementId element, AttributeId value from Pattern
  where ElementId in (5, 25, 28, 38) order by 1, 3, 2, 4`;
const MODELS_SQL = `select o.Id id, o.Name model, k.Name make from Model o join Make_Model m on m.ModelId = o.Id
  join Make k on k.Id = m.MakeId`;

const text = (value: unknown): string => (typeof value === 'string' ? value : String(Number(value)));

/** Reads everything needed in three queries, because one query per model takes seconds. */
export function readVpic(database: Database): Vpic {
  const uses = database.all(USES_SQL).map((row) => ({
    wmi: text(row['wmi']),
    schema: Number(row['schema']),
    from: Number(row['from']),
    to: row['to'] === null ? null : Number(row['to']),
  }));
  const codes = new Map<number, string[]>();
  for (const row of database.all(CODES_SQL)) {
    const type = Number(row['type']);
    codes.set(type, [...(codes.get(type) ?? []), text(row['wmi'])]);
  }
  const wanted = new Set(uses.map(({ schema }) => schema));
  const patterns = new Map<number, Pattern[]>();
  for (const row of database.all(PATTERNS_SQL)) {
    const schema = Number(row['schema']);
    if (!wanted.has(schema)) continue;
    const pattern = { key: text(row['key']), element: Number(row['element']), value: text(row['value']) };
    const list = patterns.get(schema);
    if (list) list.push(pattern);
    else patterns.set(schema, [pattern]);
  }
  const models = database
    .all(MODELS_SQL)
    .map((row) => [text(row['id']), { make: text(row['make']), model: text(row['model']) }] as const);
  return { uses, codes, patterns, models: new Map(models) };
}
