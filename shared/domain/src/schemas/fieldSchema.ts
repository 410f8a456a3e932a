import type { AnySchema, InferType, ObjectSchema } from 'yup';
import type { Field, FieldTable, FieldType, NamesWith, OwnType } from '../entities/field';
import { choice, closed, isoDate, requiredText, text, whole, yesNo } from './fields';
import { latin, latinName } from './latin';
import { OWN_SCHEMAS, type OwnSchemas } from './ownTypes';

/** What is sent for a type; its own types are those of their schemas. */
type SentValue<T extends FieldType> = T extends { is: 'choice'; of: readonly (infer Word)[] }
  ? Word
  : T extends { is: 'yesNo' }
    ? boolean
    : T extends { is: 'whole' }
      ? number
      : T extends { is: 'record'; fields: infer Rows extends FieldTable }
        ? SentRecord<Rows>
        : T extends { is: infer Own extends OwnType }
          ? NonNullable<InferType<ReturnType<OwnSchemas[Own]>>>
          : string;

export type SentField<F extends Field> = SentValue<F['type']> | (F extends { clears: true } ? null : never);

/** As yup types an object: every name is a key, and an optional one may be undefined. */
export type SentFields<Rows extends FieldTable, Names extends keyof Rows> = {
  -readonly [Name in Names]:
    | SentField<Rows[Name]>
    | (Rows[Name] extends { needed: string } ? never : undefined);
};

type SentRecord<Rows extends FieldTable> = InferType<ObjectSchema<SentFields<Rows, keyof Rows>>>;

type SentNew<Rows extends FieldTable> = SentFields<Rows, NamesWith<Rows, { from: 'new' }>>;

type SentChange<Rows extends FieldTable> = {
  -readonly [Name in NamesWith<Rows, { from: string }>]: SentField<Rows[Name]> | undefined;
};

function textOf({ max, letters, filled }: Extract<FieldType, { is: 'text' }>) {
  const schema = filled === undefined ? text(max) : requiredText(max, filled).optional();
  if (letters === undefined) return schema;
  return letters === 'name' ? latinName(schema) : latin(schema);
}

function typeSchema(type: FieldType): AnySchema {
  switch (type.is) {
    case 'text':
      return textOf(type);
    case 'choice':
      return choice(type.of, type.key);
    case 'whole':
      return whole(type.min, type.max, type.key);
    case 'yesNo':
      return yesNo();
    case 'date':
      return isoDate(type.key);
    case 'record':
      return recordOf(type.fields);
    case 'server':
      throw new Error(`the server alone makes ${type.of}`);
    default:
      return OWN_SCHEMAS[type.is]();
  }
}

/** The schema of one field, which may be absent. */
export function fieldSchema({ type, clears }: Field): AnySchema {
  // An object is required by itself, but as a field it may be absent.
  const schema: AnySchema = typeSchema(type).optional().default(undefined);
  return clears ? schema.nullable() : schema;
}

/** The schema of one field, demanded if its row says so. */
export const neededSchema = (field: Field): AnySchema =>
  field.needed === undefined ? fieldSchema(field) : fieldSchema(field).required(field.needed);

const schemasOf = (rows: FieldTable, has: (field: Field) => boolean, schema: (field: Field) => AnySchema) =>
  closed(
    Object.fromEntries(
      Object.entries(rows).flatMap(([name, field]) => (has(field) ? [[name, schema(field)]] : [])),
    ),
  );

const recordOf = (rows: FieldTable): AnySchema => schemasOf(rows, () => true, neededSchema);

/** The schema of the body that creates an entity. */
export function newSchema<Rows extends FieldTable>(rows: Rows): ObjectSchema<SentNew<Rows>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type reads the same rows
  return schemasOf(rows, ({ from }) => from === 'new', neededSchema) as unknown as ObjectSchema<
    SentNew<Rows>
  >;
}

/** The schema of the body that changes an entity. */
export function changeSchema<Rows extends FieldTable>(rows: Rows): ObjectSchema<SentChange<Rows>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type reads the same rows
  return schemasOf(rows, ({ from }) => from !== undefined, fieldSchema) as unknown as ObjectSchema<
    SentChange<Rows>
  >;
}
