import { ApiFailure, type FailureCode } from './apiFailure';

const MAX_DEPTH = 16;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
// Without the u flag a regex sees code units, so this matches a high surrogate without its low one, or the
// reverse.
const UNPAIRED = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (code: FailureCode): never => {
  throw new ApiFailure(400, code);
};

function checkString(text: string) {
  if (text.includes('\u0000') || UNPAIRED.test(text)) refuse('json_bad_text');
}

interface Level {
  keys: Set<string> | null;
  expectsKey: boolean;
}

function checkKey(level: Level, key: string) {
  if (FORBIDDEN_KEYS.has(key)) refuse('json_forbidden_key');
  if (level.keys?.has(key)) refuse('json_duplicate_key');
  level.keys?.add(key);
  level.expectsKey = false;
}

/** One pass over text that JSON.parse accepts: depth, keys and strings. */
function checkTokens(text: string) {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      if (levels.length >= MAX_DEPTH) refuse('json_too_deep');
      levels.push({ keys: token === '{' ? new Set() : null, expectsKey: token === '{' });
    } else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) level.expectsKey = level.keys !== null;
    else if (token.startsWith('"')) {
      const value: string = JSON.parse(token);
      checkString(value);
      if (level?.expectsKey) checkKey(level, value);
    }
  }
}

/** Rejects deep nesting before parsing, because parsing it would be expensive. */
function checkDepth(text: string) {
  let depth = 0;
  for (const character of text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')) {
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > MAX_DEPTH) refuse('json_too_deep');
  }
}

/**
 * Parses JSON more strictly than JSON.parse: no NUL, lone surrogate, duplicate or prototype key, no deep nesting.
 * @throws ApiFailure 400 with a `json_...` code, for any input.
 */
export function parseStrictJson(text: string): unknown {
  checkDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('json_malformed');
  }
  checkTokens(text);
  return value;
}

/** Like `parseStrictJson`, from bytes that must be UTF-8. */
export function parseStrictJsonBytes(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('json_malformed');
  }
  return parseStrictJson(text);
}
