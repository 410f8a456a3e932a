/** Answer options of the driver forms, in the quote and the purchase. */
export const driverChoices = {
  gender: {
    legend: 'Gender',
    hint: 'As on the driver’s license. Carriers use it where the law allows.',
    hintNoRating: 'In {{state}} it doesn’t change your price.',
    male: 'Male',
    female: 'Female',
  },
  marital_status: {
    legend: 'Marital status',
    single: 'Single',
    married: 'Married',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  license_status: {
    legend: 'Driver’s license',
    active: 'Active (valid now)',
    suspended: 'Suspended',
    permit: 'Learner permit',
    foreign: 'From another country',
    expired: 'Expired',
    not_licensed: 'Not licensed',
  },
  extras: {
    legend: 'Do any of these apply to this driver?',
    hint: 'Check all that apply.',
    good_student: 'Good student',
    good_studentHint: 'Under 24, not married, with a B average or better',
    defensive_driver: 'Defensive driver course',
    defensive_driverHint: 'Finished an approved course',
    requires_sr22: 'Needs an SR-22',
    requires_sr22Hint:
      'Proof of insurance. The state asks for it after a serious violation or a gap in coverage.',
  },
  tort: {
    legend: 'Right to sue after a crash',
    hint: 'Pennsylvania asks you to choose. It applies to everyone on the policy.',
    LIMITED: 'Limited tort',
    LIMITEDHelp:
      'Costs less. You can claim medical and other costs, but for pain and suffering only after a serious injury.',
    FULL: 'Full tort',
    FULLHelp: 'Costs more. You keep the full right to sue for pain and suffering.',
    confirm: 'I understand what I give up with limited tort',
    missing: 'Check the box to confirm limited tort, or choose full tort.',
  },
};
