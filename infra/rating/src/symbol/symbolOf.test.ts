import type { SymbolTables } from '../tables';
import { symbolOf } from './symbolOf';

test.each([
  ['Toyota', 'Camry', 'LE', 'mid'],
  ['Toyota', 'Corolla', 'SE', 'economy'],
  ['Toyota', 'Corolla Cross', 'LE', 'suv'],
  ['Honda', 'Accord', 'EX-V6', 'mid'],
  ['Honda', 'Civic', 'Type R', 'sport'],
  ['Honda', 'CR-V', 'EX', 'suv'],
  ['Ford', 'F-150', 'XLT', 'pickup'],
  ['Ford', 'F-150 Lightning', 'Pro', 'ev'],
  ['Ford', 'Mustang', 'GT', 'sport'],
  ['Ford', 'Mustang Mach-E', 'Premium', 'ev'],
  ['Chevrolet', 'Blazer', 'LT', 'suv'],
  ['Chevrolet', 'Blazer EV', 'LT', 'ev'],
  ['TESLA', 'Model 3', 'Base', 'ev'],
  ['BMW', 'X5', 'xDrive40i', 'luxury'],
  ['BMW', 'M3', 'Base', 'sport'],
  ['Lexus', 'RX', '350', 'luxury'],
  ['Mercedes-Benz', 'EQS', '450+', 'ev'],
  ['Porsche', '911', 'Carrera', 'sport'],
  ['Porsche', 'Macan', 'S', 'luxury'],
  ['Jeep', 'Wrangler', 'Sport', 'suv'],
  ['Jeep', 'Gladiator', 'Rubicon', 'pickup'],
  ['Ram', '1500', 'Big Horn', 'pickup'],
  ['Dodge', 'Charger', 'SRT Hellcat', 'sport'],
  ['Chrysler', 'Pacifica', 'Touring', 'suv'],
  ['', '', '', 'mid'],
])('%s %s %s rates as %s', (manufacturer, model, trim, symbol) => {
  expect(symbolOf({ manufacturer, model, trim })).toBe(symbol);
});

test.each([
  ['Pickup', 'pickup'],
  ['Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)', 'suv'],
  ['Convertible/Cabriolet', 'sport'],
  ['Sedan/Saloon', 'mid'],
])('an unknown make and model, %s, rates as %s', (bodyClass, symbol) => {
  expect(symbolOf({ manufacturer: 'Nova', model: 'Astra', trim: '', bodyClass })).toBe(symbol);
});

const TABLES: SymbolTables = {
  byMake: { RICH: 'luxury', FAST: 'sport', WATT: 'ev', PLAIN: 'economy' },
  byModelName: [
    ['ev', ['VOLT', 'EQ']],
    ['sport', ['RC']],
    ['luxury', ['CROWN']],
    ['suv', ['HILL', 'CX-', 'VOLT HILL']],
  ],
  sportTrims: ['TYPE R'],
  byBody: [['PICKUP', 'pickup']],
};

test.each([
  ['the longer of two names', 'Nobody', 'Volt Hill', '', undefined, 'suv'],
  ['an electric model of a luxury make', 'Rich', 'Volt', '', undefined, 'ev'],
  ['an electric model in a sports trim', 'Plain', 'Volt', 'Type R', undefined, 'ev'],
  ['a sports model of a luxury make', 'Rich', 'RC', '', undefined, 'sport'],
  ['a luxury model of a sports make', 'Fast', 'Crown', '', undefined, 'luxury'],
  ['an ordinary model of a luxury make', 'Rich', 'Hill', '', undefined, 'luxury'],
  ['an ordinary model of a sports make', 'Fast', 'Hill', '', undefined, 'sport'],
  ['an ordinary model of an electric make', 'Watt', 'Hill', '', undefined, 'ev'],
  ['a luxury make in a sports trim', 'Rich', 'Hill', 'Type R', undefined, 'luxury'],
  ['a sports trim, in any case', 'Plain', 'Hill', 'Best type r 2024', undefined, 'sport'],
  ['a model before its make', 'Plain', 'Hill', '', undefined, 'suv'],
  ['a make before the body', 'Plain', 'Nova', '', 'Pickup', 'economy'],
  ['a model before the body', 'Nobody', 'Hill', '', 'Pickup', 'suv'],
  ['a body, in any case', 'Nobody', 'Nova', '', 'Crew pickup', 'pickup'],
  ['an unknown body', 'Nobody', 'Nova', '', 'Sled', 'mid'],
  ['a name with spaces around it', ' plain ', 'Nova', '', 'Pickup', 'economy'],
  ['a model with spaces around it', 'Nobody', ' hill ', '', undefined, 'suv'],
  ['a name followed by a number', 'Nobody', 'RC 350', '', undefined, 'sport'],
  ['a name followed by more letters', 'Nobody', 'RCX', '', undefined, 'mid'],
  ['a name that ends in a dash and continues', 'Nobody', 'CX-V', '', undefined, 'suv'],
  ['any car whose name begins with EQ', 'Nobody', 'EQS', '', undefined, 'ev'],
  ['a name inside another one', 'Nobody', 'My Hill', '', undefined, 'mid'],
] as const)('%s (%s %s %s, %s): %s', (_case, manufacturer, model, trim, bodyClass, symbol) => {
  const body = bodyClass === undefined ? {} : { bodyClass };
  expect(symbolOf({ manufacturer, model, trim, ...body }, TABLES)).toBe(symbol);
});
