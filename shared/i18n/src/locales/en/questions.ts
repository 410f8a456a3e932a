/**
 * The application questions by code (the domain's QUESTION_DATA). A text mentions business, monitoring or 'Contents
 * PLUS', and asks to explain, exactly where the domain says so.
 */
export const questions = {
  business_use: 'Is any vehicle used for business, beyond driving to and from work?',
  tnc: 'Is any vehicle used for ridesharing (TNC), such as rides for an app?',
  delivery: 'Is any vehicle used to deliver food, packages or goods for pay?',
  monitoring: 'Do you take part in a driver monitoring program with this policy?',
  contents_plus: 'Do you want Contents PLUS, which covers belongings carried in a vehicle?',
  prior_cancellation:
    'In the last three years, has an insurer canceled, refused or not renewed your auto insurance? If yes, please explain and give the reasons.',
  household_drivers:
    'Is anyone of driving age in your household, or anyone who often drives these vehicles, not listed as a driver? If yes, please explain.',
  out_of_state_garaging:
    'Is any vehicle kept outside your state for more than 30 days a year? If yes, please explain.',
  existing_damage: 'Does any vehicle have damage that hasn’t been repaired? If yes, please explain.',
  fraud_conviction:
    'Has anyone on this policy ever been convicted of insurance fraud? If yes, please explain.',
  salvage_title: 'Does any vehicle have a salvage, rebuilt or flood title?',
  modifications: 'Has any vehicle been modified for speed, height or racing? If yes, please explain.',
  medical_claims:
    'In the last three years, has anyone on this policy claimed medical benefits after a car accident? If yes, please explain.',
  mexico_driving: 'Is any vehicle driven in Mexico more than ten days a year? If yes, please explain.',
};
