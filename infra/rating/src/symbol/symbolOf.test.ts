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
])('a make and model no table knows, %s, rates as %s', (bodyClass, symbol) => {
  expect(symbolOf({ manufacturer: 'Nova', model: 'Astra', trim: '', bodyClass })).toBe(symbol);
});
