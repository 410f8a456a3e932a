/** Names and descriptions of drivers wherever they are listed, including prices and purchase. */
export const driverFacts = {
  name: { you: 'You', other: 'Driver {{number}}' },
  age: '{{age}} years old',
};
