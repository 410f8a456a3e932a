import { CARRIER_IDS } from '@shared/domain';
import { Misuse, type AddedLine, type Plan } from './plan';
import { filesFrom } from './templates';

/** The first carriers have the numbers 110 to 150 in their examples of phones and addresses. */
const numberOf = (place: number): string => String(110 + 10 * place);

const DOMAIN = 'shared/domain/src/carriers/carriers.ts';
const RATING = 'infra/rating/src/carriers/registry.ts';

/** The import of its file, and its name in the registry's record. */
const registered = (file: string, id: string): AddedLine[] => [
  {
    file,
    after: /^import \{ [A-Z]+ \} from '\.\/data\/[A-Z]+';$/,
    text: `\nimport { ${id} } from './data/${id}';`,
  },
  { file, after: /^(export )?const \w+: Record<CarrierId, \w+> = \{[\w, ]*\w(?= \})/, text: `, ${id}` },
];

const described = (language: string, text: string, id: string): AddedLine => ({
  file: `remotes/rates/src/locales/${language}/details.ts`,
  after: /^ {4}description: \{$/,
  text: `\n      ${id}: '${text}',`,
});

/** A carrier: one file of facts, one of prices, and a line in each registry. It quotes nowhere until a state is named. */
export function carrierPlan(id: string): Plan {
  if (!/^[A-Z]{3,5}$/.test(id)) throw new Misuse(`"${id}" is no code of a carrier: 3 to 5 capital letters`);
  const tag = id.toLowerCase();
  return {
    files: filesFrom('carrier', { ID: id, tag, number: numberOf(CARRIER_IDS.length) }),
    lines: [
      {
        file: 'shared/domain/src/entities/codes.ts',
        after: /^export const CARRIER_IDS = \[.*'(?=\])/,
        text: `, '${id}'`,
      },
      ...registered(DOMAIN, id),
      ...registered(RATING, id),
      described('en', 'A new carrier.', id),
      described('es', 'Una aseguradora nueva.', id),
      {
        file: 'infra/providers/card-sdk/src/app.ts',
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
