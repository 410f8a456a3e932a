import type { ValidationKey } from '../schemas/validationKeys';

/** Types with rules of their own: their schema is in `schemas/ownTypes.ts`, their TypeScript type with the entity. */
export type OwnType =
  | 'email'
  | 'phone'
  | 'socialSecurity'
  | 'licenseNumber'
  | 'stateCode'
  | 'postalAddress'
  | 'violations'
  | 'vin'
  | 'webAddress'
  | 'coverages'
  | 'lienholder'
  | 'address'
  | 'term'
  | 'rateId'
  | 'questionAnswers';

/** What the server alone makes. */
export type ServerKind =
  | 'id'
  | 'name'
  | 'instant'
  | 'count'
  | 'cents'
  | 'vehicles'
  | 'drivers'
  | 'paymentOption'
  | 'signedChoices'
  | 'coverageChoices'
  | 'signedStatement'
  | 'documents'
  | 'catalogue'
  | 'errors';

/** What a field holds, as data, so that a form knows its fields before yup is loaded. */
export type FieldType =
  /** One line; `filled` refuses a blank one, `letters` are those that papers can print. */
  | { is: 'text'; max: number; letters?: 'latin' | 'name'; filled?: ValidationKey }
  | { is: 'choice'; of: readonly string[]; key?: ValidationKey }
  | { is: 'whole'; min: number; max: number; key?: ValidationKey }
  | { is: 'yesNo' }
  /** An ISO date. */
  | { is: 'date'; key?: ValidationKey }
  /** An object with exactly these fields. */
  | { is: 'record'; fields: FieldTable }
  | { is: OwnType }
  | { is: 'server'; of: ServerKind };

/** From when on a shopper may write a field: in the body that creates its entity, on the quote, or only later. */
export type WrittenFrom = 'new' | 'quote' | 'rated' | 'purchase' | 'final';

/** The forms that ask fields. */
export type FormName = 'quote' | 'purchase' | 'policy';

/**
 * A field of an entity. Its place in the types, the empty documents, `writableFields`, the schemas, the API's
 * description, the forms' values and the review follows from its row (ADR 0070).
 */
export interface Field {
  type: FieldType;
  /** The value before it is answered. A field without one is made by the server or never stored under its name. */
  empty?: unknown;
  /** It can be null though it has no empty value. */
  orNull?: true;
  /** Absent: a shopper never writes it. */
  from?: WrittenFrom;
  /** The error if the body that creates the entity, or the form that asks it, lacks it. */
  needed?: ValidationKey;
  /** A written null clears it. */
  clears?: true;
  /** If responses do not simply have it: only its last four characters, never, if there is something, or as an alias. */
  returned?: 'last4' | 'never' | 'sometimes' | 'alias';
  /** The forms that ask it, in the order of the rows. */
  asked?: readonly FormName[];
  /** Asked only of the policyholder, or only of drivers that the policy insures: others have the empty value. */
  of?: 'holder' | 'insured';
  /** Printed on the application. */
  printed?: true;
}

export interface FieldTable {
  readonly [name: string]: Field;
}

/** The value of a type. `Own` are the TypeScript types of those with rules of their own; otherwise they are texts. */
export type ValueOf<T extends FieldType, Own> = T extends { is: 'choice'; of: readonly (infer Word)[] }
  ? Word
  : T extends { is: 'yesNo' }
    ? boolean
    : T extends { is: 'whole' }
      ? number
      : T extends { is: 'record'; fields: infer Rows extends FieldTable }
        ? Returned<Rows, Own>
        : T extends { is: 'server'; of: infer Name }
          ? Name extends keyof Own
            ? Own[Name]
            : string
          : T extends { is: infer Name extends keyof Own }
            ? Own[Name]
            : string;

type OrNull<F extends Field> = F extends { empty: null } | { orNull: true } ? null : never;

type Read<F extends Field, Own> = ValueOf<F['type'], Own> | OrNull<F>;

/** The names of the rows that have these properties. */
export type NamesWith<Rows extends FieldTable, Has> = {
  [Name in keyof Rows]: Rows[Name] extends Has ? Name : never;
}[keyof Rows] &
  string;

type Flat<T> = { [Name in keyof T]: T[Name] };

/** An entity as the API returns it. */
export type Returned<Rows extends FieldTable, Own = object> = Flat<
  {
    -readonly [Name in keyof Rows as Rows[Name] extends { returned: string } ? never : Name]: Read<
      Rows[Name],
      Own
    >;
  } & {
    -readonly [
      Name in keyof Rows as Rows[Name] extends { returned: 'sometimes' | 'alias' } ? Name : never
    ]?: Read<Rows[Name], Own>;
  } & {
    [Name in NamesWith<Rows, { returned: 'last4' }> as `${Name}_last4`]: string | null;
  }
>;

/** The names of the fields that a form asks. */
export type AskedIn<Rows extends FieldTable, Form extends FormName> = {
  [Name in keyof Rows]: Rows[Name] extends { asked: readonly (infer Known)[] }
    ? Form extends Known
      ? Name
      : never
    : never;
}[keyof Rows] &
  string;

/** The fields that a form asks, in the order of the table. */
export function askedIn<Rows extends FieldTable, Form extends FormName>(
  rows: Rows,
  form: Form,
): readonly AskedIn<Rows, Form>[] {
  return Object.keys(rows).filter((name): name is AskedIn<Rows, Form> =>
    (rows[name]?.asked ?? []).includes(form),
  );
}

/** The fields whose rows have a property with this value. */
export function fieldsWhere<Rows extends FieldTable, const Has extends Partial<Field>>(
  rows: Rows,
  has: Has,
): readonly NamesWith<Rows, Has>[] {
  const wanted = Object.entries(has);
  return Object.keys(rows).filter((name): name is NamesWith<Rows, Has> =>
    wanted.every(([key, value]) =>
      Object.entries(rows[name] ?? {}).some(([own, of]) => own === key && of === value),
    ),
  );
}

/** The fields that a new entity has before they are answered. */
export type EmptyNames<Rows extends FieldTable> = NamesWith<Rows, { empty: unknown }>;

/** The values of a new entity, except those that the server makes; those of the rows that fit. */
export function emptyOf<Entity, Rows extends FieldTable>(
  rows: Rows,
  fits: (field: Field) => boolean = () => true,
): Pick<Entity, EmptyNames<Rows> & keyof Entity> {
  const named = Object.entries<Field>(rows).filter(([, field]) => field.empty !== undefined && fits(field));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the type are those of the rows
  return Object.fromEntries(named.map(([name, { empty }]) => [name, empty])) as Pick<
    Entity,
    EmptyNames<Rows> & keyof Entity
  >;
}

/** The values of these fields. */
export function valuesOf<Entity extends object, Name extends keyof Entity & string>(
  entity: Entity,
  names: readonly Name[],
): Pick<Entity, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the names of the type
  return Object.fromEntries(names.map((name) => [name, entity[name]])) as Pick<Entity, Name>;
}

/** An answer that may be null only where null may be sent. */
type GivenAnswer<F, Answer> = F extends { clears: true } ? Exclude<Answer, undefined> : NonNullable<Answer>;

/**
 * The answers of a form's fields, to fill the form and to send it: an unanswered one is left out, or null where null may
 * be sent.
 */
export function answersOf<
  Rows extends FieldTable,
  Answers extends object,
  Name extends keyof Answers & keyof Rows & string,
>(rows: Rows, names: readonly Name[], answers: Answers): { [N in Name]?: GivenAnswer<Rows[N], Answers[N]> } {
  const given = names.filter(
    (name) => answers[name] !== undefined && (answers[name] !== null || rows[name]?.clears),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- null is left where the row lets it be sent
  return Object.fromEntries(given.map((name) => [name, answers[name]])) as {
    [N in Name]?: GivenAnswer<Rows[N], Answers[N]>;
  };
}
