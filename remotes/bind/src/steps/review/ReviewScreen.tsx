import { useRevalidateOnReturn, useToday } from '@shared/api-client/hooks';
import {
  paths,
  policyHolderOf,
  type Quote,
  vehicleName,
  type Lienholder,
  type Vehicle,
  coverageTextKeys,
  limitsText,
  type StateCode,
  VEHICLE_FIELDS,
} from '@shared/domain';
import { RatingErrors } from '@shared/forms';
import { useMoreTexts, useTexts, type TextTools } from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { reviewTexts } from '../../locales/reviewTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { useCarrierName } from '../../parts/useCarrierName';
import { AnswerGroup } from './AnswerGroup';
import { STATED_HERE, useBlocked } from './Blocked';
import { DriverGroup } from './DriverGroup';
import { homeAnswers, holderAnswers, insuranceAnswers, policyAnswers } from './policyAnswers';
import { Statement } from './Statement';
import { SectionHeading, Stack, textFromNumber } from '@shared/ui';
import { CheckFirst } from './CheckFirst';
import { addressLine } from './addressLine';
import { answer, type Answer } from './answers';
import { plainAnswers, restOf, type PlainNames } from './plainAnswers';
import { askedLines, choiceOf, PURCHASE_VEHICLE_FIELDS, requiredChoices } from '@shared/domain/purchase';
import { useMadeChoice } from '../../parts/useMadeChoice';

/** Each car's coverages in short, and the signed choices. */
function CoverageGroup({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const say = useMadeChoice();
  const label = quote.coverage_choices ? 'chosen' : 'signed';
  // The review cannot be opened before everything is decided.
  const kinds = quote.coverage_choices
    ? askedLines(quote).map((line) => say(line, choiceOf(line, quote)))
    : requiredChoices(quote).map(({ kind }) => t(`coverages.kind.${kind}`));
  const packages = quote.vehicles.map(({ coverage_package_name: name }) => t(`vehicles:packages.${name}`));
  return (
    <AnswerGroup
      title={t('review.group.coverages')}
      detail={[...new Set(packages)].join(', ')}
      to={paths.purchaseCoverages()}
      answers={[
        ...quote.vehicles.map((vehicle) => ({
          id: vehicle.id,
          term: vehicleName(vehicle),
          value: <Coverages vehicle={vehicle} state={quote.address.state} />,
        })),
        ...answer('signed', t(`review.${label}`), kinds.join('; ')),
      ]}
    />
  );
}

function Coverages({ vehicle, state }: { vehicle: Vehicle; state: StateCode }) {
  const { t } = useTexts('coverages');
  return (
    <Stack $gap={1}>
      <strong>{t(`vehicles:packages.${vehicle.coverage_package_name}`)}</strong>
      <Stack as="ul" $gap={1}>
        {vehicle.coverages.map(({ type, limits }) => (
          <li key={type}>
            {t(coverageTextKeys(type, state).name)}: {limitsText(limits, t)}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** A car's answers, except its coverages. */
function vehicleAnswers(vehicle: Vehicle, texts: TextTools<'bind'>): Answer[] {
  const { t } = texts;
  const { vin, use_code: use, current_mileage: mileage, estimated_annual_distance: distance } = vehicle;
  const hires = (['tnc', 'individual_delivery'] as const).filter((hire) => vehicle[hire]);
  const hired = hires.map((hire) => t(`vehicles:hire.${hire}`)).join(', ');
  return [
    ...answer('vin', t('review.vehicle.vin'), vin),
    ...answer('use_code', t('review.vehicle.use_code'), use && t(`vehicles:use.${use}`)),
    ...(use === 'business' ? answer('hire', t('review.hire'), hired || t('review.no')) : []),
    ...answer(
      'current_mileage',
      t('review.vehicle.current_mileage'),
      mileage === null ? null : t('review.miles', { miles: textFromNumber(mileage) }),
    ),
    ...answer(
      'estimated_annual_distance',
      t('review.vehicle.estimated_annual_distance'),
      distance === null ? null : t('review.milesYear', { miles: textFromNumber(distance) }),
    ),
    ...answer(
      'lienholder',
      t('review.vehicle.lienholder'),
      vehicle.lienholder === null ? t('review.none') : lienholderText(vehicle.lienholder),
    ),
    ...plainAnswers(VEHICLE_FIELDS, PLAIN, vehicle, 'vehicle', texts),
  ];
}

/** Fields that `vehicleAnswers` puts into words. Any other field of the form has a plain line. */
const WORDED = [
  'vin',
  'use_code',
  'tnc',
  'individual_delivery',
  'current_mileage',
  'estimated_annual_distance',
  'lienholder',
] as const;

type Plain = Exclude<(typeof PURCHASE_VEHICLE_FIELDS)[number], (typeof WORDED)[number]>;
const PLAIN: readonly PlainNames<typeof VEHICLE_FIELDS, Plain>[] = restOf(PURCHASE_VEHICLE_FIELDS, WORDED);

function lienholderText({ name, address }: Lienholder): string {
  return `${name}, ${addressLine(address)}`;
}

/** A car of the policy; its trim follows from the VIN. */
function VehicleGroup({ vehicle }: { vehicle: Vehicle }) {
  const texts = useTexts('bind');
  const { t } = texts;
  const vin = vehicle.vin ?? '';
  return (
    <AnswerGroup
      title={vehicleName(vehicle)}
      detail={[vehicle.trim, t('review.vinEnds', { end: vin.slice(-4) })].filter(Boolean).join(', ')}
      answers={vehicleAnswers(vehicle, texts)}
      to={paths.purchaseVehicle(vehicle.id)}
    />
  );
}

/** The carrier's questions and answers, numbered in order. */
function QuestionGroup({ questions }: Pick<Quote, 'questions'>) {
  const { t } = useTexts('bind');
  const yes = (questions ?? []).filter(({ value }) => value === true).length;
  const no = (questions?.length ?? 0) - yes;
  return (
    <AnswerGroup
      title={t('review.group.questions')}
      detail={t('review.counted', { no, yes })}
      to={paths.questions()}
      stacked
      answers={(questions ?? []).map(({ question_code: id, value, explanation: words }, index) => {
        const number = index + 1;
        const given = t(value ? 'review.yes' : 'review.no');
        return {
          id,
          term: t('review.question', { number, text: t(`questions:${id}`) }),
          value: words ? t('review.answerWith', { answer: given, words }) : given,
        };
      })}
    />
  );
}

/** The policy in a few words. */
const policyDetail = ({ term, address }: Quote, { t }: TextTools<'bind'>): string =>
  t('review.policyDetail', { months: term?.duration, street: address.line1 });

/**
 * /bol/quotes/review (specification 2.12): what matters most is open, the rest of the application is folded, and each
 * group has a link to change it.
 */
export function ReviewScreen() {
  useMoreTexts(reviewTexts);
  return <PurchaseStep step="review">{(purchase) => <Review {...purchase} />}</PurchaseStep>;
}

function Review({ quote, rate }: Purchase) {
  useRevalidateOnReturn();
  const texts = useTexts('bind');
  const { t } = texts;
  const carrier = useCarrierName(rate.carrier_id);
  const holder = policyHolderOf(quote.drivers);
  const to = paths.editPolicyDetails();
  const { reason, notices } = useBlocked({ quote, rate });
  const insurance = insuranceAnswers(quote, texts, useToday(quote.address));
  return (
    <PurchasePage {...{ quote, rate }} title={t('review.heading')} lead={t('review.lead', { carrier })}>
      <RatingErrors quote={quote} said={STATED_HERE} />
      {notices}
      <CheckFirst quote={quote} />
      <Stack as="section" $gap={2}>
        <SectionHeading>{t('review.rest')}</SectionHeading>
        <AnswerGroup
          title={t('review.group.policy')}
          detail={policyDetail(quote, texts)}
          answers={[
            ...policyAnswers(quote, texts),
            ...(holder ? holderAnswers(holder, texts) : []),
            ...homeAnswers(quote, texts),
          ]}
          to={to}
        />
        {insurance.length === 0 ? null : (
          <AnswerGroup
            title={t('review.group.insurance')}
            detail={insurance.map(({ value }) => value)}
            answers={insurance}
            to={paths.editQuote()}
          />
        )}
        {quote.drivers.map((driver, index) => (
          <DriverGroup key={driver.id} {...{ quote, driver, index }} />
        ))}
        {quote.vehicles.map((vehicle) => (
          <VehicleGroup key={vehicle.id} vehicle={vehicle} />
        ))}
        <CoverageGroup quote={quote} />
        <QuestionGroup questions={quote.questions} />
      </Stack>
      <Statement quote={quote} carrierId={rate.carrier_id} blocked={reason} />
    </PurchasePage>
  );
}
