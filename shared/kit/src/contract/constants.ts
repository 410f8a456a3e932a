import type { Code } from './openCode';
import {
  type Node,
  type ObjectLiteralExpression,
  isArrayLiteralExpression,
  isAsExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  SymbolFlags,
  type Symbol,
} from './typescriptApi';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a template has in the place of a value that is not written in the code. */
export const UNKNOWN_PART = '{}';

/** Reads values that are written out in the code; undefined for anything that has to be computed. */
export class Constants {
  private readonly known = new Map<number, unknown>();

  constructor(private readonly code: Code) {}

  private initializerOf(symbol: Symbol | undefined): Node | undefined {
    const declared = symbol?.valueDeclaration?.resolve();
    return declared && isVariableDeclaration(declared) ? declared.initializer : undefined;
  }

  ofSymbol(symbol: Symbol | undefined): unknown {
    if (!symbol) return undefined;
    const real = symbol.flags & SymbolFlags.Alias ? this.code.checker.getAliasedSymbol(symbol) : symbol;
    if (!this.known.has(real.id)) {
      const given = this.initializerOf(real);
      this.known.set(real.id, given ? this.valueOf(given) : undefined);
    }
    return this.known.get(real.id);
  }

  private fieldsOf(node: Node): Fields {
    const fields: Fields = {};
    node.forEachChild((part) => {
      if (isPropertyAssignment(part)) fields[nameOf(part.name)] = this.valueOf(part.initializer);
      else if (isShorthandPropertyAssignment(part))
        fields[nameOf(part.name)] = this.ofSymbol(this.code.checker.getShorthandAssignmentValueSymbol(part));
      else if (isSpreadAssignment(part)) {
        const more = this.valueOf(part.expression);
        if (isFields(more)) Object.assign(fields, more);
      }
    });
    return fields;
  }

  valueOf(node: Node): unknown {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (isNumericLiteral(node)) return Number(node.text);
    if (isAsExpression(node) || isSatisfiesExpression(node) || isParenthesizedExpression(node))
      return this.valueOf(node.expression);
    if (isTemplateExpression(node))
      return node.templateSpans.reduce((text, { expression, literal }) => {
        const value = this.valueOf(expression);
        return text + (typeof value === 'string' ? value : UNKNOWN_PART) + literal.text;
      }, node.head.text);
    if (isObjectLiteralExpression(node)) return this.fieldsOf(node);
    if (isArrayLiteralExpression(node))
      return node.elements.flatMap((one) =>
        isSpreadElement(one) ? this.valueOf(one.expression) : [this.valueOf(one)],
      );
    if (isPropertyAccessExpression(node)) {
      const whole = this.valueOf(node.expression);
      return isFields(whole) ? whole[node.name.text] : undefined;
    }
    if (isShorthandPropertyAssignment(node))
      return this.ofSymbol(this.code.checker.getShorthandAssignmentValueSymbol(node));
    return isIdentifier(node) ? this.ofSymbol(this.code.checker.getSymbolAtLocation(node)) : undefined;
  }

  /** The object literal that an expression stands for, possibly by a name. */
  objectAt(node: Node | undefined): ObjectLiteralExpression | null {
    if (!node) return null;
    if (isObjectLiteralExpression(node)) return node;
    if (isAsExpression(node) || isSatisfiesExpression(node) || isParenthesizedExpression(node))
      return this.objectAt(node.expression);
    const symbol = isIdentifier(node) ? this.code.checker.getSymbolAtLocation(node) : undefined;
    return this.objectAt(this.initializerOf(symbol));
  }
}

/** A property's name as written, without quotes. */
export function nameOf(node: Node): string {
  return 'text' in node && typeof node.text === 'string' ? node.text : '';
}
