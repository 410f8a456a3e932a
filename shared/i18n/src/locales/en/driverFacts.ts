/** How a driver is named and described wherever drivers are listed, on the price and in the purchase too. */
export const driverFacts = {
  name: { you: 'You', other: 'Driver {{number}}' },
  age: '{{age}} years old',
};
