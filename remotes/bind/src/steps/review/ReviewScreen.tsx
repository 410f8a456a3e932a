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
import { Card, SectionHeading, Stack, Text, textFromNumber } from '@shared/ui';
import { AnswerList } from './AnswerList';
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
  return (
    <AnswerGroup
      title={t('review.group.coverages')}
      to={paths.purchaseCoverages()}
      answers={[
        ...quote.vehicles.map((vehicle) => ({
          id: vehicle.id,
          term: vehicleName(vehicle),
          name: t('review.coverageOf', { car: vehicleName(vehicle) }),
          value: <Coverages vehicle={vehicle} state={quote.address.state} />,
        })),
        ...answer('signed', t(`review.${label}`), kinds.join('; ')).map((signature) => ({
          ...signature,
          name: t(`review.${label}Named`),
        })),
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

/** Every car on the policy. */
function VehicleGroup({ vehicles }: Pick<Quote, 'vehicles'>) {
  const texts = useTexts('bind');
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{texts.t('review.group.vehicles')}</SectionHeading>
      {vehicles.map((vehicle) => (
        <Card key={vehicle.id}>
          <Stack $gap={2}>
            <SectionHeading as="h3" $size={20}>
              {vehicleName(vehicle)}
            </SectionHeading>
            {/* It follows from the VIN. */}
            {vehicle.trim ? <Text $muted>{vehicle.trim}</Text> : null}
            <AnswerList
              answers={vehicleAnswers(vehicle, texts)}
              to={paths.purchaseVehicle(vehicle.id)}
              whose={vehicleName(vehicle)}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** The carrier's questions and answers, numbered in order. */
function QuestionGroup({ questions }: Pick<Quote, 'questions'>) {
  const { t } = useTexts('bind');
  return (
    <AnswerGroup
      title={t('review.group.questions')}
      to={paths.questions()}
      stacked
      answers={(questions ?? []).map(({ question_code: id, value, explanation: words }, index) => {
        const number = index + 1;
        const given = t(value ? 'review.yes' : 'review.no');
        return {
          id,
          term: t('review.question', { number, text: t(`questions:${id}`) }),
          name: t('review.answer', { number }),
          value: words ? t('review.answerWith', { answer: given, words }) : given,
        };
      })}
    />
  );
}

/** /bol/quotes/review (specification 2.12): every answer of the application, each with a link to change it. */
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
  const today = useToday(quote.address);
  return (
    <PurchasePage {...{ quote, rate }} title={t('review.heading')} lead={t('review.lead', { carrier })}>
      <RatingErrors quote={quote} said={STATED_HERE} />
      {notices}
      <AnswerGroup title={t('review.group.policy')} answers={policyAnswers(quote, texts)} to={to} />
      {holder ? (
        <AnswerGroup title={t('review.group.holder')} answers={holderAnswers(holder, texts)} to={to} />
      ) : null}
      <AnswerGroup title={t('review.group.address')} answers={homeAnswers(quote, texts)} to={to} />
      <AnswerGroup
        title={t('review.group.insurance')}
        answers={insuranceAnswers(quote, texts, today)}
        to={paths.editQuote()}
      />
      <DriverGroup quote={quote} />
      <VehicleGroup vehicles={quote.vehicles} />
      <CoverageGroup quote={quote} />
      <QuestionGroup questions={quote.questions} />
      <Statement quote={quote} carrierId={rate.carrier_id} blocked={reason} />
    </PurchasePage>
  );
}
