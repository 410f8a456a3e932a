import { isPoBox } from './street';

test.each([
  'P.O. Box 12',
  'p. o. box #12',
  'PO BOX 12',
  'PO Box',
  'pobox12',
  'P.O.B. 12',
  'P0 Box 12',
  'Post Office Box 12',
  'Postal Box 12',
  '123 Main St, PO Box 12',
  'Apartado 12',
  'APARTADO',
  'Apartado Postal',
  'apartado postal núm. 12',
  'Apartado de Correos 12',
  '123 Main St Apartado 12',
])('%s is a P.O. box', (line) => expect(isPoBox(line)).toBe(true));

test.each([
  '',
  '123 N Main St',
  '12 Box Elder Rd',
  '12 Poboxer Ln',
  '12 Post Rd',
  '12 Post Office Rd',
  '12 Calle Apartado',
  'Apartamento 12',
  'Apt PO',
  'RR 2 Box 18',
  'HC 1 Box 23',
])('%s is not a P.O. box', (line) => expect(isPoBox(line)).toBe(false));
