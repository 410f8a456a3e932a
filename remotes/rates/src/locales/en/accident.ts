export const ratesAccident = {
  accident: {
    lead: 'In color with a solid number, {{carrier}} pays. In gray with a dashed one, you pay.',
    car: 'Your car',
    parts: 'What {{package}} pays for',
    youPay: 'You pay',
    notCovered: 'Not covered',
    unpaid: '{{package}} doesn’t include this. You pay.',
    part: {
      their_injuries: {
        name: 'People in the other car',
        plain: 'Pays the people you hurt in a crash you cause.',
      },
      their_property: {
        name: 'The other car and property',
        plain: 'Pays the owner of what you damage.',
      },
      uninsured: {
        name: 'Hit by an uninsured driver',
        plain: 'Pays you and your passengers for injuries when the driver at fault has no insurance.',
      },
      treatment: {
        name: 'Your medical bills',
        plain: 'Pays treatment for you and your passengers, no matter who is at fault.',
      },
      own_car_crash: {
        name: 'Your car, in a crash',
        plain: 'Pays you to fix or replace your car, minus the deductible.',
      },
      own_car_other: {
        name: 'Your car: hail, theft, fire, animals',
        plain: 'Pays you to fix or replace your car, minus the deductible.',
      },
      roadside: {
        name: 'A tow and a rental car',
        plain: 'Pays toward your tow, and toward a rental while your car is repaired.',
      },
    },
    legend: 'Who pays after an accident',
    pick: 'Pick an accident',
    cause: {
      you: 'You cause a crash',
      nature: 'A deer or hail hits your car',
      uninsured: 'An uninsured driver hits you',
    },
    bills: 'Example bills',
    bill: {
      theirInjuries_one: 'A person in the other car',
      theirInjuries_other: '{{count}} people in the other car',
      theirProperty: 'The other car',
      ownCar: 'Your car',
      treatment_one: 'Your treatment',
      treatment_other: 'Treatment for {{count}} people in your car',
    },
    example: 'This is an example. Real bills vary, and health insurance isn’t counted.',
    says: 'With {{package}}, {{carrier}} pays {{paid}} of the {{total}} in bills. You’d pay {{owed}}.',
    saysNothing: 'With {{package}}, {{carrier}} pays none of the {{total}} in bills. You’d pay it all.',
    least: '{{package}} leaves you the least: {{owed}}.',
    caption: 'Who pays, by package',
    column: { package: 'Package', paid: 'Insurer pays', owed: 'You’d pay' },
    yours: 'Your choice',
    others: '{{package}} is shown with your limits and deductibles, the others with their standard ones.',
    loading: 'Adding up who pays',
    failed: 'We couldn’t add up who pays.',
  },
};
