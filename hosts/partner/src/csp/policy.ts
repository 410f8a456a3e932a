/** Directives of one policy by name. The first of a name counts, as in a browser. */
export type Policy = Map<string, string[]>;

/** Reads a header, with or without its name. It can hold several policies, which all apply. */
export function readPolicies(header: string): Policy[] {
  const text = header.replace(/^\s*content-security-policy(?:-report-only)?\s*:/i, '');
  return text
    .split(',')
    .map(readPolicy)
    .filter(({ size }) => size > 0);
}

function readPolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

export const writePolicy = (policy: Policy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** Where a browser looks, in order, for what a page may load. */
export const FALLBACKS = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  img: ['img-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
} as const;

export type Kind = keyof typeof FALLBACKS;

/** The directive that decides, with its sources; null if everything is allowed. */
export function deciding(policy: Policy, kind: Kind): { name: string; sources: string[] } | null {
  const name = FALLBACKS[kind].find((one) => policy.has(one));
  return name === undefined ? null : { name, sources: policy.get(name) ?? [] };
}
