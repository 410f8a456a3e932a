import type { Section } from '../model/section';

export const section9: Section = {
  title: '9 Constants and limits',
  sentences: {
    '9-1': 'Zip: 5 digits.',
    '9-2': 'Alert duration: 4000 ms.',
    '9-3': 'Vehicle search minimum 4 characters; VIN length 17.',
    '9-4': 'MAX_VEHICLES = 6; MAX_DRIVERS = 6.',
    '9-5': 'Progress of the quote wizard: Start 8, Vehicles 33, Drivers 65, Review 100.',
    '9-6':
      'Progress of the purchase wizard: Policy 5, Drivers 20, Vehicles 38, Coverages 58, Questions 78, Review 100.',
    '9-7': 'Progress of the payment stage: Payments 9, Signatures 49, Confirmation 100.',
    '9-8': 'Vehicle age above 20 years means liability only.',
    '9-9': 'Vehicle age above 30 shows the warning modal.',
    '9-10': 'Vehicle age under 7 or above 20 skips the coverage screen.',
    '9-11': 'Default package GOOD; packages LIABILITY, GOOD, BETTER.',
    '9-12': 'Default prior-policy duration 6 months.',
    '9-13': 'Age on the quote form 16-80.',
    '9-14': 'Birthday window 16-120 years; license issued at 16 or older.',
    '9-15': 'Policy start within 30 days, from tomorrow.',
    '9-16': 'Terms 6 or 12 months, 12 only in PA.',
    '9-17': 'Default tort LIMITED.',
    '9-18':
      'States with free-text occupation, required SR-22 state and relationship choices spouse and dependent: IA, IN, IL, KS, AR.',
    '9-19': 'Phone input: 10 digits.',
    '9-20': 'Social security max length 11; mileage max 1,000,000; annual distance max 100,000.',
    '9-21': 'Signing iframe 600px high.',
    '9-22': 'Money is stored in cents.',
    '9-23': 'Displayed prices are rounded up to whole dollars.',
    '9-24': 'A monthly payment is the installment amount plus its fee, rounded up.',
    '9-25':
      'Payment total = deposit plus (number of payments times installment amount plus fee), each rounded up; with zero fee it is the premium.',
    '9-26': 'Savings = that total minus the pay-in-full deposit; shown when positive.',
    '9-27': 'Deposits are divided by 100 for display.',
    '9-28':
      'An installment card title reads number of payments plus one, with the down payment; its body shows the payment count and the amount including fees.',
    '9-29':
      "The final-quote price shows 'as low as' per month, a pay-in-full saving, a down payment, and monthly payments x number_of_payments.",
    '9-30':
      "Amount display for limits: at or under 1000 dollars in full with separators; larger in thousands with a K suffix; several joined with ' / '.",
    '9-31': 'Default plan: the monthly one with the fewest installments; failing that, pay in full.',
    '9-32': 'Discounts: MO, KS, OH, TX, WI: homeowner 5%, currently insured 5%, multi-car 20%.',
    '9-33': 'Discounts: IA: 7%, 5%, 20%.',
    '9-34': 'Discounts: all other states: 10%, 5%, 15%.',
    '9-35': 'Multi-car applies when there is more than one vehicle.',
    '9-36': 'Labels: Homeowners, Currently Insured, Multi-Car, Good Student, Defensive Driver.',
    '9-37': 'Extras: ridesharing, individual delivery.',
    '9-38': 'Coverage strength levels: LIABILITY 1, BASIC 1, GOOD 2, BETTER 3, BEST 4.',
    '9-39': 'Overall strength is the average across vehicles rounded up.',
    '9-40': 'Monitored driver program: six-month monitoring.',
    '9-41': 'Policy terms are shown in months.',
    '9-42': 'Default carrier code is IIC.',
    '9-43': 'FCIC, TXR and USHC have payment config ids.',
    '9-44': 'Payment plan code 2738 is filtered out of final-quote options.',
    '9-45': 'Dates are entered with mask mm/dd/yyyy and sent as ISO strings.',
    '9-46': 'Mileage is shown with thousands separators.',
    '9-47': 'Catalogues: FCIC-MAVERICK in IA, IL, IN, KS, MO, PA, WI.',
    '9-48':
      'Catalogues: USHC-ROADWARRIOR in AR and OK; USHC-ROAD_RANGER in IN and TX; USHC-ROAD_WARRIOR in IL; USHC-SCORE in IL.',
    '9-49': 'Catalogues: USIC-ROADWARRIOR in AR; default in IL, IN, OH and TX.',
    '9-50': 'The built-in default catalogue is IL.',
    '9-51': 'Whether a package contains a coverage depends on required being true.',
    '9-52':
      'Bodily injury 25,000/50,000 typical; TX 30,000/60,000; PA 15,000/30,000; IN, AR and OK BETTER 50,000/100,000.',
    '9-53':
      'PA property damage 10,000; IL property damage 20,000 in LIABILITY and 25,000 in GOOD and BETTER.',
    '9-54': 'Medical payments 1,000 or 500 (500 for IA, MO, WI); IL choices 500/1000/2000.',
    '9-55':
      'Deductibles 1,000 or 500 (GOOD and BETTER); IL collision deductibles for BETTER from 5,000 to 10,000.',
    '9-56': 'Rental 20 per day, 420 maximum.',
    '9-57': 'Towing 50 per occurrence, two tows per policy period.',
    '9-58': 'OH is similar to IL; collision deductibles and medical payments differ per state and package.',
    '9-59': 'Oddity kept: a nested list in IL uninsured-motorist bodily injury BETTER.',
    '9-60': 'Oddity kept: PA rental limits as bare numbers.',
    '9-61': 'Oddity kept: a MO towing row inside the PA list.',
    '9-62': 'TXR quotes in TX only.',
  },
};
