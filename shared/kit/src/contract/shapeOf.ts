import { nameOf } from './constants';
import type { Shape } from './contract';
import type { Code } from './openCode';
import {
  type Node,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Symbol,
  type Type,
} from './typescriptApi';

const KINDS: [TypeFlags, string][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
];

const ABSENT = TypeFlags.Undefined | TypeFlags.Void;

/** Several shapes as one; literals of one kind become one list. */
export function joined(shapes: Shape[]): Shape {
  const listed = shapes.flatMap(({ enum: values }) => values ?? []);
  const others = shapes.filter(({ enum: values }) => !values);
  const all = listed.length > 0 ? [...others, { enum: [...new Set(listed.map(String))].toSorted() }] : others;
  const texts = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const [only] = texts;
  return texts.length === 1 && only ? only : { anyOf: texts };
}

/** Turns the types of the code into shapes. Named types are written once, into `types`. */
export class Shapes {
  readonly types: Record<string, Shape> = {};
  private readonly names = new Map<number, string>();

  constructor(private readonly code: Code) {}

  ofType(type: Type): Shape {
    const { checker } = this.code;
    if (type.isUnionType()) {
      const parts = type.getTypes().filter(({ flags }) => !(flags & ABSENT));
      return joined(parts.map((part) => this.ofType(part)));
    }
    if (type.isStringLiteralType()) return { enum: [type.value] };
    const kind = KINDS.find(([flag]) => type.flags & flag)?.[1];
    if (kind) return { type: kind };
    if (type.isTypeReference() && (checker.isArrayLikeType(type) || checker.isTupleType(type)))
      return {
        type: 'array',
        items: joined(checker.getTypeArguments(type).map((item) => this.ofType(item))),
      };
    return type.isObjectType() || type.isIntersectionType() ? this.named(type) : {};
  }

  /** The type of an expression; in an object written out, each field has the type of its own value. */
  ofExpression(node: Node): Shape {
    const { checker } = this.code;
    if (isShorthandPropertyAssignment(node)) {
      const symbol = checker.getShorthandAssignmentValueSymbol(node);
      return symbol ? this.ofType(checker.getTypeOfSymbolAtLocation(symbol, node)) : {};
    }
    const parts: Node[] = [];
    if (isObjectLiteralExpression(node)) node.forEachChild((part) => void parts.push(part));
    const fields = parts.flatMap((part): [string, Shape][] => {
      if (isPropertyAssignment(part)) return [[nameOf(part.name), this.ofExpression(part.initializer)]];
      return isShorthandPropertyAssignment(part) ? [[nameOf(part.name), this.ofExpression(part)]] : [];
    });
    if (fields.length === 0 || fields.length < parts.length) {
      const type = checker.getTypeAtLocation(node);
      return type ? this.ofType(type) : {};
    }
    const required = fields.map(([name]) => name);
    return { type: 'object', properties: Object.fromEntries(fields), required };
  }

  private named(type: Type): Shape {
    const known = this.names.get(type.id);
    if (known !== undefined) return { $ref: known };
    const name = this.nameFor(type);
    if (name === null) return this.objectShape(type);
    this.names.set(type.id, name);
    // Reserved first, because a type may contain itself.
    this.types[name] = {};
    this.types[name] = this.objectShape(type);
    return { $ref: name };
  }

  private nameFor(type: Type): string | null {
    const name = (type.getAliasSymbol() ?? type.getSymbol())?.name ?? '';
    if (!/^[A-Z]\w*$/.test(name)) return null;
    const alike = Object.keys(this.types).filter((one) => one === name || one.startsWith(`${name}.`));
    return alike.length === 0 ? name : `${name}.${alike.length + 1}`;
  }

  private objectShape(type: Type): Shape {
    const { checker } = this.code;
    const properties = checker.getPropertiesOfType(type);
    const kinds = checker.getTypeOfSymbol(properties);
    const rows = properties.flatMap((property, index): [string, Shape, boolean][] => {
      const kind = kinds[index];
      if (!kind || checker.getSignaturesOfType(kind, SignatureKind.Call).length > 0) return [];
      return [[property.name, this.ofType(kind), isOptional(property, kind)]];
    });
    const [index] = checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      properties: Object.fromEntries(rows.map(([name, shape]) => [name, shape])),
      required: rows.filter(([, , optional]) => !optional).map(([name]) => name),
      ...(index ? { additionalProperties: this.ofType(index.valueType) } : {}),
    };
  }
}

const isOptional = ({ flags }: Symbol, type: Type): boolean =>
  Boolean(flags & SymbolFlags.Optional) ||
  (type.isUnionType() && type.getTypes().some((part) => part.flags & ABSENT));
