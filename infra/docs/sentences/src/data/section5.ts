import type { Section } from '../model/section';

export const section5: Section = {
  title: '5 Validation',
  sentences: {
    '5-1': 'Zip must be exactly 5 digits; the field accepts only digits and is cut to 5.',
    '5-2': 'The submit is enabled only for a full zip.',
    '5-3': "Invalid zip message: 'Please enter a valid zipcode'.",
    '5-4': 'Exactly one city match is selected automatically.',
    '5-5': 'Edit quote: submit is enabled once the home answer is given and the insured answer is no.',
    '5-6': 'Edit quote: or once insurer name and expiration are both filled when insured.',
    '5-7': 'Vehicle form: submit enabled only when year, manufacturer, model, trim and use_code are present.',
    '5-8': 'Text vehicle search starts after at least 4 typed characters.',
    '5-9': 'VIN search starts after 17 characters.',
    '5-10': 'An identical repeat query is not sent again.',
    '5-11':
      'Year dropdown: 31 years starting next year if the month is after July, otherwise 30 years starting from the current year, newest first.',
    '5-12': 'Duplicate model and trim names are removed.',
    '5-13': 'Warning modal for vehicles older than 30 years.',
    '5-14': 'Maximum 6 vehicles.',
    '5-15': "Purchase vehicle: vin must be 17 characters ('need to have 17 characters').",
    '5-16': 'Driver form: submit enabled only when all required fields are filled.',
    '5-17': 'Age is numeric, 16 to 80, at most two digits, leading zeros stripped.',
    '5-18': 'Invalid age gets an error style.',
    '5-19': 'Maximum 6 drivers.',
    '5-20':
      "The credit score choice appears only for the policyholder, with the hint 'Select Good if you're not sure'.",
    '5-21': 'Discounts are hidden for not_licensed.',
    '5-22': 'The SR-22 option is hidden in OK and PA.',
    '5-23': 'In MO only the SR-22 discount is shown.',
    '5-24': 'Defensive driver is hidden in IN.',
    '5-25': 'Tort (limited or full) is shown only in PA.',
    '5-26': 'Driver-level discounts: good student, defensive driver course, requires SR-22.',
    '5-27':
      'A driver aged 16 to 24 who is not married is flagged by a young-unmarried rule; its consequence is not shown.',
    '5-28': 'Purchase policy details: required fields; term.duration numeric.',
    '5-29':
      "Effective date: 'must start today or in within the next 30 days' (in effect, from tomorrow onward).",
    '5-30':
      "Phone: empty gives 'Phone number must be provided'; must match the 10-digit US pattern, otherwise 'Please enter a valid phone number'.",
    '5-31':
      'Phone input strips non-digits, keeps 10 digits and is formatted ###-###-####; input with other than 10 digits becomes null.',
    '5-32':
      "E-mail: empty gives 'Email must be provided'; bad format gives 'Please enter a valid email address'.",
    '5-33': 'An e-mail address is valid if it has text, an at sign, text, a dot, text.',
    '5-34': 'A 12-month term is available only in PA.',
    '5-35':
      "Purchase driver rules: required fields; included_in_policy with 'Policyholder must be included in policy'.",
    '5-36': 'employer_name and employer_category are required when occupation is employed.',
    '5-37': 'license_state is required if the driver is included, not international and licensed.',
    '5-38': "birthday must be 16 to 120 years ago: 'Please enter a valid birthday'.",
    '5-39':
      "license_issued_at is required, with 'You needed to be at least 16 years when your license was issued'.",
    '5-40':
      'sr22_state is required for IA, IN, IL, KS and AR when SR-22 is needed; it is chosen from a per-state list.',
    '5-41': "Each violation needs type and date, else 'Violations info is incomplete'.",
    '5-42': 'The defensive driver course completed date is required when the box is on.',
    '5-43':
      'The license number is upper-cased, limited to letters, digits, underscores and spaces, and has a format by state.',
    '5-44': 'license_state options: 50 states and DC plus IT and EX.',
    '5-45': 'Social security: masked ###-##-####.',
    '5-46': "Questions: all must be answered ('You need to answer all questions').",
    '5-47': 'The email modal needs a valid address (submit disabled until then).',
    '5-48': 'The contact-me form requires full name, email and phone.',
    '5-49': "Payment: a plan must be chosen, else 'SELECT A PLAN'.",
    '5-50': 'Purchase vehicle: a VIN shorter than 17 is cleared on load.',
    '5-51': "Purchase vehicle: use_code is required ('is required').",
    '5-52': 'Purchase vehicle: current_mileage and estimated_annual_distance must be numbers above 0.',
    '5-53': 'Purchase vehicle: mileage input is capped at 1,000,000.',
    '5-54': 'Purchase vehicle: annual distance is capped at 100,000.',
    '5-55':
      'Purchase vehicle: if lienholder is yes, its name and address line1, city, state and zip_code are required.',
    '5-56': 'Social security: maximum 11 characters.',
    '5-57': 'Social security: can be shown or hidden.',
    '5-58': 'Social security: dashes are stripped before sending.',
    '5-59': 'Questions: the form is validated before saving; errors are listed at the top.',
    '5-60':
      "Questions: an explanation is needed where the text mentions explain, or business answered yes ('explanation is missing').",
    '5-61': 'The pay-in-full continue button is disabled for the first card-payment system.',
    '5-62': 'The message of a license number that does not fit states the format of its state.',
  },
};
