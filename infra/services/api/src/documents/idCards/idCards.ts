import type { Vehicle } from '@shared/domain';
import { ID_CARD_RULES } from '@shared/domain/purchase';
import { fillText } from '../../locales/fillText';
import { en } from '../locales/en';
import { PAPER_TEXTS } from '../locales/paperTexts';
import type { PolicyFacts } from '../policyFacts';
import { carText } from '../sections/vehicles';
import { addressText, carrierIn, dated, holderIn, nameOf, phoneText } from '../sections/words';
import type { Cell, Face, IdCard, IdCards } from './face';

type Labels = Omit<typeof en.cards, 'title' | 'hint' | 'at' | 'clock'>;

/** Officers read English, so a card always has it, with the shopper's Spanish next to it. */
const labelOf = ({ language }: PolicyFacts, key: keyof Labels): string =>
  [...new Set([en.cards[key], PAPER_TEXTS[language].cards[key]])].join(' / ');

const rulesFor = ({ quote }: PolicyFacts) => ID_CARD_RULES[quote.address.state];

const listed = (facts: PolicyFacts, included: boolean): string =>
  facts.quote.drivers
    .filter((driver) => driver.included_in_policy === included)
    .map(nameOf)
    .join(', ');

function insuredText(facts: PolicyFacts): string {
  const holder = holderIn(facts);
  const address = rulesFor(facts).showsAddress ? addressText(facts.quote.address) : '';
  return [holder ? nameOf(holder) : '', address].filter(Boolean).join('\n');
}

/** An end of the policy's term: both are at 12:01 a.m. (reading 61). */
const endText = (day: string | undefined): string =>
  day === undefined ? '' : fillText(en.cards.at, { date: dated(day) });

/** English words on a card, with Spanish below them for a policy in Spanish. */
const notesOf = ({ language }: PolicyFacts, words: { en: string; es?: string }): Face['notes'] => [
  { text: words.en, language: 'en' },
  ...(language === 'es' && words.es !== undefined ? [{ text: words.es, language }] : []),
];

function frontOf(facts: PolicyFacts, car: Vehicle): Face {
  const { policyNumber, quote } = facts;
  const carrier = carrierIn(facts);
  const cell = (key: keyof Labels, text: string, share = 1): Cell => ({
    label: labelOf(facts, key),
    text,
    share,
  });
  return {
    title: rulesFor(facts).title,
    rows: [
      [
        cell('insurer', [carrier.legalName, carrier.addressLines.join(', ')].join('\n'), 0.7),
        cell('company', carrier.companyNumber, 0.3),
      ],
      [
        cell('number', policyNumber, 0.34),
        cell('effective', endText(quote.term?.effective), 0.33),
        cell('expires', endText(quote.term?.expires), 0.33),
      ],
      [cell('insured', insuredText(facts))],
      [cell('vehicle', carText(car), 0.5), cell('vin', car.vin ?? '', 0.5)],
    ],
    notes: notesOf(facts, { en: en.cards.clock, es: PAPER_TEXTS.es.cards.clock }),
  };
}

function backOf(facts: PolicyFacts): Face {
  const { company } = facts;
  const { statement } = rulesFor(facts);
  const excluded = listed(facts, false);
  const row = (key: keyof Labels, text: string): Cell[][] =>
    text === '' ? [] : [[{ label: labelOf(facts, key), text }]];
  return {
    rows: [
      ...row('drivers', listed(facts, true)),
      ...row('excluded', excluded),
      [
        { label: labelOf(facts, 'claims'), text: phoneText(carrierIn(facts).phone) ?? '', share: 0.5 },
        {
          label: labelOf(facts, 'agency'),
          text: [company.agency.name, phoneText(company.phone)].join(', '),
          share: 0.5,
        },
      ],
    ],
    notes: notesOf(facts, statement),
  };
}

/** A card for each car, as its state requires. */
export function idCards(facts: PolicyFacts): IdCards {
  const { title, hint } = PAPER_TEXTS[facts.language].cards;
  const back = backOf(facts);
  return {
    title,
    hint,
    language: facts.language,
    madeOn: facts.issuedOn,
    cards: facts.quote.vehicles.map((car): IdCard => ({ front: frontOf(facts, car), back })),
  };
}
