import {
  isLicenseAsked,
  socialDigits,
  withoutUnasked,
  type PurchaseDriverInput,
} from '@shared/domain/purchase';
import { given } from '@shared/forms';
import { settledAnswers, type AskedDriver, type DriverValues } from './driverValues';

/**
 * The body: the answers that are asked, as the schema accepts them. An identity number that was not typed is omitted,
 * which keeps the stored one (reading 39).
 */
export function toDriverInput(values: DriverValues, asked: AskedDriver): PurchaseDriverInput {
  const { accident_violations, social_security: social, ...answers } = values;
  const settled = withoutUnasked(settledAnswers(answers, asked));
  const { age: _age, license_number, birthday, gender, marital_status, ...rest } = settled;
  const { policy_holder_relationship, license_status, ...others } = rest;
  return {
    ...others,
    ...given('birthday', birthday),
    ...given('gender', gender),
    ...given('marital_status', marital_status),
    ...given('policy_holder_relationship', policy_holder_relationship),
    ...given('license_status', license_status),
    ...given('license_number', isLicenseAsked(settled) ? license_number : null),
    ...given('social_security', social === null ? null : (socialDigits(social) ?? social)),
    accident_violations: (settled.included_in_policy ? accident_violations : []).map(
      ({ type, date, description }) => ({
        type: type ?? '',
        date: date ?? '',
        description,
      }),
    ),
  };
}
