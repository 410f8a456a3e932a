import { CARRIER_IDS } from '@shared/domain';
import { Misuse, type AddedLine, type Plan } from './plan';
import { filesFrom } from './templates';

/** The first carriers have the numbers 110 to 150 in their examples of phones and addresses. */
const numberOf = (place: number): string => String(110 + 10 * place);

const REGISTRY = 'shared/domain/src/carriers/registry.ts';

/** The imports of its facts and company, and its name in the registry. */
const registered = (id: string): AddedLine[] => [
  {
    file: REGISTRY,
    after: /^import \{ [A-Z]+ \} from '\.\/[A-Z]+\/facts';$/,
    text: `\nimport { ${id} } from './${id}/facts';`,
  },
  {
    file: REGISTRY,
    after: /^import \{ [A-Z]+_COMPANY \} from '\.\/[A-Z]+\/company';$/,
    text: `\nimport { ${id}_COMPANY } from './${id}/company';`,
  },
  { file: REGISTRY, after: /^ {2}[A-Z]+: [A-Z]+_COMPANY,$/, text: `\n  ${id}: ${id}_COMPANY,` },
  { file: REGISTRY, after: /^export const CARRIERS = \{[\w, ]*\w(?= \})/, text: `, ${id}` },
];

const described = (language: string, text: string, id: string): AddedLine => ({
  file: `remotes/rates/src/locales/${language}/details.ts`,
  after: /^ {4}description: \{$/,
  text: `\n      ${id}: '${text}',`,
});

/** A carrier: one folder of facts and prices, and its name in the registry. It quotes nowhere until a state names it. */
export function carrierPlan(id: string): Plan {
  if (!/^[A-Z]{3,5}$/.test(id)) throw new Misuse(`"${id}" is no code of a carrier: 3 to 5 capital letters`);
  const tag = id.toLowerCase();
  return {
    files: filesFrom('carrier', { ID: id, tag, number: numberOf(CARRIER_IDS.length) }),
    lines: [
      ...registered(id),
      described('en', 'A new carrier.', id),
      described('es', 'Una aseguradora nueva.', id),
      {
        file: 'infra/stand-ins/card-sdk/src/app.ts',
        after: /^const CONFIG_IDS = \[.*'(?=\])/,
        text: `, 'pay-${tag}-01'`,
      },
    ],
    next: [
      `npx jest shared/domain/src/carriers: one test fails and says what to write first`,
      'npm run competition -w @infra/rating: how often each carrier is the cheapest',
    ],
  };
}
