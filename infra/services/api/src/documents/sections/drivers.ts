import { DRIVER_FIELDS, type Driver, fieldsWhere, STATE_RULES } from '@shared/domain';
import { isViolationCode } from '@shared/domain/purchase';
import { stateName } from '@shared/i18n/states';
import { violationLabels } from '@shared/i18n/violations';
import { type Block, facts as listed, paragraph, type Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { ApplicationFacts } from '../policyFacts';
import { LABELED_DRIVER_FIELDS } from './printedFields';
import { dated, nameOf, plainText, wordsOf, yesOrNo } from './words';

const OF_INSURED: readonly string[] = fieldsWhere(DRIVER_FIELDS, { of: 'insured' });

/** State and last four of the license; no paper shows more of its number. */
function licenseText(facts: ApplicationFacts, driver: Driver): string | null {
  const { drivers, site } = wordsOf(facts);
  if (driver.international_license) return drivers.license_foreign;
  const { license_state: state, license_number_last4: last4 } = driver;
  const status = driver.license_status && site.driver.license_status[driver.license_status];
  if (state === null || last4 === null) return status;
  return fillText(drivers.license_number, { state: stateName(state, facts.language), last4 });
}

function sr22Text(facts: ApplicationFacts, driver: Driver): string | null {
  const { sr22_state: state, sr22_case_number: number } = driver;
  if (!driver.requires_sr22 || state === null) return yesOrNo(facts, driver.requires_sr22);
  const name = stateName(state, facts.language);
  return number === null ? name : fillText(wordsOf(facts).drivers.sr22_in, { state: name, number });
}

function incidentsText(facts: ApplicationFacts, { accident_violations: incidents }: Driver): string {
  const labels = violationLabels[facts.language].violation;
  const lines = incidents.map(({ type, date, description }) =>
    [dated(date), isViolationCode(type) ? labels[type] : type, description].filter(Boolean).join(', '),
  );
  return lines.length === 0 ? wordsOf(facts).none : lines.join('\n');
}

function discountsText(facts: ApplicationFacts, driver: Driver): string {
  const { good_student, defensive_driver } = wordsOf(facts).site.driver.extras;
  const course = [defensive_driver, dated(driver.defensive_driver_course_completed_at)];
  return [
    driver.good_student ? good_student : '',
    driver.defensive_driver ? course.filter(Boolean).join(' ') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const exclusionOf = (facts: ApplicationFacts, driver: Driver): Block =>
  paragraph(fillText(wordsOf(facts).drivers.excluded_note, { name: nameOf(driver) }));

function driverSection(facts: ApplicationFacts, driver: Driver): Section {
  const { drivers, site } = wordsOf(facts);
  const { gender, marital_status: marital, policy_holder_relationship: relationship } = driver;
  const { sr22Offered } = STATE_RULES[facts.quote.address.state];
  // Who signs states only what was asked: an excluded driver is only identified (reading 50).
  const asked = driver.included_in_policy;
  return {
    title: nameOf(driver),
    blocks: [
      ...(asked ? [] : [paragraph(drivers.excluded, true), exclusionOf(facts, driver)]),
      listed([
        [drivers.born, dated(driver.birthday)],
        [drivers.gender, asked && gender ? site.driver.gender[gender] : null],
        [drivers.marital, asked && marital ? site.driver.marital_status[marital] : null],
        [drivers.relationship, relationship && drivers.relationships[relationship]],
        [drivers.license, licenseText(facts, driver)],
        [drivers.issued, dated(driver.license_issued_at)],
        [drivers.sr22, asked && sr22Offered ? sr22Text(facts, driver) : null],
        [drivers.sr22_date, dated(driver.sr22_filing_date)],
        [drivers.discounts, asked ? discountsText(facts, driver) : null],
        [drivers.incidents, asked ? incidentsText(facts, driver) : null],
        ...LABELED_DRIVER_FIELDS.filter((name) => asked || !OF_INSURED.includes(name)).map(
          (name) => [drivers.labels[name], plainText(facts, driver[name])] as const,
        ),
      ]),
    ],
  };
}

/** Everyone named on the application, including excluded drivers. */
export const driversSection = (facts: ApplicationFacts): Section => ({
  title: wordsOf(facts).drivers.title,
  blocks: [],
  parts: facts.quote.drivers.map((driver) => driverSection(facts, driver)),
});

const isIn = ({ included_in_policy: included }: Driver): boolean => included;

/** Insured drivers, one line each, and excluded ones by name; the declarations reveal nothing else of a person. */
export function insuredDriversSection(facts: ApplicationFacts): Section {
  const { drivers } = facts.quote;
  const out = drivers.filter((driver) => !isIn(driver));
  const { title, excluded_drivers } = wordsOf(facts).drivers;
  return {
    title,
    blocks: [{ kind: 'list', items: drivers.filter(isIn).map(nameOf) }],
    parts:
      out.length === 0
        ? []
        : [{ title: excluded_drivers, blocks: out.map((driver) => exclusionOf(facts, driver)) }],
  };
}
