import type { Section } from '../model/section';

export const section4: Section = {
  title: '4 States and transitions',
  sentences: {
    '4-1': 'No stored quote id means the data is an empty quote.',
    '4-2':
      'Zip lookup, then quote creation, then quote received; the id and state code are kept in browser storage.',
    '4-3': 'A lookup with exactly one city/county pair creates the quote at once.',
    '4-4': 'More than one pair shows the chooser.',
    '4-5': "A failure clears the options and sets the quote error 'We don't cover {zip}'.",
    '4-6':
      'When address options already exist, submit sends the chosen address; otherwise the zip is sent for a coverage lookup.',
    '4-7':
      'Adding, updating or deleting a vehicle or a driver empties the current rates, so the quote must be rated again.',
    '4-8': "Updating only a vehicle's coverage keeps the rates.",
    '4-9': 'A rating that fails clears the rates.',
    '4-10': 'A final rating sets quote_number and term from the first (cheapest) rate.',
    '4-11':
      'When a quote has no quote_number and rates have loaded, the product rates automatically with the first rate.',
    '4-12': 'It may also send a copy by email to internal addresses, depending on the environment.',
    '4-13': 'Then: quote emailed.',
    '4-14': 'Then: quote updated, then bound, then completed.',
    '4-15': 'Action names of rating: RATING_QUOTE and RATED_QUOTE.',
    '4-16':
      'Action names: CREATED_VEHICLE, UPDATED_VEHICLE, DELETED_VEHICLE (by id) and the same for drivers; CREATING_, UPDATING_ and DELETING_ are the pending state of the hook that makes the call.',
    '4-17':
      'GETTING_ALL_CARRIERS_INFO and RECEIVED_ALL_CARRIERS_INFO: the pending state and the answer of the one hook that asks for the carriers.',
    '4-18': 'The API-unavailable flag is set when the server answers HTTP 500.',
    '4-19': 'Edit quote: after the quote is updated and the updating flag ends, go to /vehicles/new.',
    '4-20': 'Vehicle creation: the vehicle is added with default coverage GOOD.',
    '4-21': "A vehicle's age is the current year minus the model year.",
    '4-22':
      'A vehicle older than 20 years is forced to liability only with package LIABILITY and the liability coverages.',
    '4-23': 'After creation, age over 30 shows the vehicle-age modal and stays.',
    '4-24': 'After creation, age over 20 or under 7 goes to /quotes/vehicles.',
    '4-25': 'After creation, any other age goes to /vehicles/{newId}/edit-coverages.',
    '4-26': 'If creation fails an error banner shows and the page scrolls to top.',
    '4-27': 'Vehicle edit: on submit the vehicle is updated; when the updating ends a success alert appears.',
    '4-28': 'Vehicle edit: the user goes to the return route.',
    '4-29':
      'Coverage choice: liability only yes means package LIABILITY with its coverages; no means package GOOD with its coverages.',
    '4-30': 'Use code: picking any code other than business clears tnc and individual_delivery.',
    '4-31': 'Use code: ticking tnc or individual_delivery forces use_code to business.',
    '4-32': 'Use code: unticking both clears use_code.',
    '4-33': 'Vehicle picker cascade: year, then manufacturer, then model, then trim.',
    '4-34': 'Each choice clears the fields after it.',
    '4-35': 'Choosing a trim also sets vin; choosing a manufacturer sets the logo.',
    '4-36':
      'Start over: after confirmation all data is reset, both stored keys are removed and the user goes to /quotes/new.',
    '4-37': 'The user switches the coverage tabs per vehicle; the change is saved to the server.',
    '4-38': 'While saving, the tabs are disabled and a spinner shows.',
    '4-39': 'On success rates are refreshed.',
    '4-40': "Payment plan: Monthly or Pay In Full, initial value from the quote's pay_in_full.",
    '4-41': 'Switching re-rates the quote with the chosen plan code and rate id.',
    '4-42': 'Buy online sets the purchasing state and shows the transfer modal.',
    '4-43': 'When the purchase finishes the user goes to /bol/policy-details.',
    '4-44':
      'USIC in IN: a monitored-driver modal must be accepted first; cancelling goes to the compare page.',
    '4-45': 'Email-quote modal: submit disables the button and shows a spinner.',
    '4-46': 'When emailing ends, a success message appears, the form resets and the modal closes.',
    '4-47':
      'If the rates have errors, the user goes to /contact-us when any error has code rater_error, otherwise back to /quotes/review.',
    '4-48': 'In the purchase flow rates with errors lead back to /bol/quotes/review.',
    '4-49':
      'Otherwise the rate at index is chosen and the page scrolls to the top once the carrier is known.',
    '4-50':
      'Final quote: if no rates exist they are requested, using a stored encrypted social security value if present; a waiting screen shows.',
    '4-51':
      'Driver form: license status foreign sets international_license true; any other status sets it false.',
    '4-52': 'Driver form: choosing married clears good_student.',
    '4-53': 'Driver form: good student and requires_sr22 exclude each other.',
    '4-54': 'Driver form: good student stays available only for ages under 24 and not married.',
    '4-55':
      "Non-policyholders cannot be excluded from the policy; the policyholder's included_in_policy radio is disabled.",
    '4-56':
      'Purchase driver info: international license true forces license_status active and license state IT, and clears license number and issued date.',
    '4-57': 'Lienholder details show only when the lienholder answer is yes.',
    '4-58':
      "Purchase save statuses: 'Updating policy details', then 'Updating policy holder details', then empty.",
    '4-59': 'Questions: once saved and the update finishes, move to review.',
    '4-60': 'Payment plan: a plan must be chosen before continuing.',
    '4-61': 'Action name of the final rating: RATED_FINAL_QUOTE.',
    '4-62': "A purchase save that fails ends in 'error': the shopper stays, and is told.",
    '4-63': "Vehicle save status: 'Updating policy vehicle'.",
    '4-64': 'Questions about business are disabled and answered Yes when any vehicle has use_code business.',
    '4-65':
      'Rideshare and delivery questions must agree with the vehicle flags; a contrary answer is reset and opens the mismatch modal.',
    '4-66': 'A Yes answer shows an explanation box (not for monitoring questions or monitored rates).',
    '4-67': 'First system: card added moves to signatures and submits with the plan code and payment result.',
    '4-68': 'First system: cancelled returns to rates.',
    '4-69': 'First system: error shows an alert.',
    '4-70': 'First system: tokenized is ignored.',
    '4-71': 'With no selected plan, the payment screens return to rates.',
    '4-72':
      'Other system: payment complete, then closing the form, moves to signatures and submits with the plan code and payment result.',
    '4-73': 'Other system: closing without payment returns to rates.',
    '4-74': 'Embedded signing: a message that signing was reviewed and completed moves to confirmation.',
    '4-75': 'The chosen payment option is stored on the quote.',
    '4-76': 'Excluding a driver sets license state EX.',
    '4-77': 'Re-including a driver clears it.',
    '4-78': "Questions mentioning 'Contents PLUS' are disabled and answered No.",
    '4-79':
      'Questions about monitoring are disabled and answered Yes when the selected rate is monitored-driver.',
  },
};
