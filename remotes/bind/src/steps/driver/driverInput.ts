import { answersOf, DRIVER_FIELDS } from '@shared/domain';
import {
  isLicenseAsked,
  PURCHASE_DRIVER_FIELDS,
  socialDigits,
  withoutUnasked,
  type PurchaseDriverInput,
} from '@shared/domain/purchase';
import { settledAnswers, type AskedDriver, type DriverValues } from './driverValues';

/**
 * The body: the answers that are asked, as the schema accepts them. An identity number that was not typed is omitted,
 * which keeps the stored one (reading 39).
 */
export function toDriverInput(values: DriverValues, asked: AskedDriver): PurchaseDriverInput {
  const { accident_violations, social_security: social, ...answers } = values;
  const settled = withoutUnasked(settledAnswers(answers, asked));
  return answersOf(DRIVER_FIELDS, PURCHASE_DRIVER_FIELDS, {
    ...settled,
    license_number: isLicenseAsked(settled) ? settled.license_number : null,
    social_security: social === null ? null : (socialDigits(social) ?? social),
    accident_violations: (settled.included_in_policy ? accident_violations : []).map(
      ({ type, date, description }) => ({
        type: type ?? '',
        date: date ?? '',
        description,
      }),
    ),
  });
}
