/** One car of the application (specification 2.12, /bol/vehicles/{id}/edit). */
export const vehicle = {
  heading: 'About your {{vehicle}}',
  lead: 'A policy insures one exact car, so it asks for the VIN, how far the car is driven and who else owns a part of it.',
  save: 'Save this car',
  saving: 'Updating policy vehicle',
  failed: 'Your car was not saved',
  vin: {
    known: 'The VIN of this car usually begins {{known}}; a question mark stands for any letter or digit.',
    same: 'This VIN is that of a {{vehicle}}, the car you chose.',
    unknown: 'Our list does not know this VIN. Compare it with your insurance card; if it is right, go on.',
    unanswered:
      'We could not look this VIN up, so we did not compare it with your car. Check it yourself and go on, or ask again.',
    other: 'This VIN is that of a {{decoded}}. You chose a {{chosen}}.',
  },
  car: {
    legend: 'Which car should the policy insure?',
    hint: 'If the VIN was mistyped, correct it above and this question goes away.',
    mine: 'My {{vehicle}}',
    mineHelp: 'The car stays as you chose it, with this VIN.',
    decoded: 'The {{vehicle}} of this VIN',
    decodedHelp: 'It takes the place of the other, and the price is worked out again.',
    version: 'Which version is it?',
    versionPlaceholder: 'Select the version',
    undecided: 'Choose above which car the policy should insure.',
    versionMissing: 'Choose the version of the car.',
  },
  miles: {
    legend: 'How far is it driven?',
    unit: 'miles',
    currentHint: 'What the odometer shows today, up to {{max}}.',
    yearHint: 'A good guess is fine, up to {{max}}. Your quote assumed {{assumed}}.',
  },
  lienholder: {
    legend: 'Is there a lienholder?',
    hint: 'A bank, credit union or leasing company that owns a part of the car until it is paid off. It is named on the policy.',
    yes: 'Yes',
    yesHelp: 'It is financed or leased',
    no: 'No',
    noHelp: 'It is paid off',
    address: 'Who is the lienholder?',
    addressHint: 'As it stands on your loan or lease papers.',
    statePlaceholder: 'Select the state',
  },
};
export type VehicleTexts = typeof vehicle;
