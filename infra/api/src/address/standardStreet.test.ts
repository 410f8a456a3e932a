import { standardStreet } from './standardStreet';

test.each([
  ['123 north main street', '', '123 N Main St', ''],
  ['123 N. MAIN ST.', 'apartment 4b', '123 N Main St', 'Apt 4B'],
  ['123 N Main St, Apt. 4B', '', '123 N Main St', 'Apt 4B'],
  ['456 oak avenue # 12', '', '456 Oak Ave', '# 12'],
  ['456 Oak Ave Apt #12', '', '456 Oak Ave', 'Apt 12'],
  ['456 oak ave', 'suite 100', '456 Oak Ave', 'Ste 100'],
  ['9 elm boulevard basement', '', '9 Elm Blvd', 'Bsmt'],
  ['100 north street', '', '100 North St', ''],
  ['100 west avenue north', '', '100 West Ave N', ''],
  ['12 5TH AVE n.w.', '', '12 5th Ave NW', ''],
  ['12 north west 5th avenue', '', '12 NW 5th Ave', ''],
  ['1600 park avenue', '', '1600 Park Ave', ''],
  ['789 main avenue drive', '', '789 Main Avenue Dr', ''],
  ['100 Front', '', '100 Front', ''],
  ['100 Front St Rear', '', '100 Front St', 'Rear'],
  ['10 Broadway', '', '10 Broadway', ''],
  ['10 1/2 mcKinley lane', '', '10 1/2 Mckinley Ln', ''],
  ['10 McKinley Lane', '', '10 McKinley Ln', ''],
  ["22 o'brien court", '', "22 O'Brien Ct", ''],
  ['22 winston-salem parkway', '', '22 Winston-Salem Pkwy', ''],
  ['N6W23001 Bluemound Road', '', 'N6W23001 Bluemound Rd', ''],
  ['p.o. box 12', '', 'PO Box 12', ''],
  ['Post Office Box #12a', '', 'PO Box 12A', ''],
  ['rural route 2 box 18', '', 'RR 2 Box 18', ''],
  ['hc 1 box 3', '', 'HC 1 Box 3', ''],
  ['  123   main   st  ', '  ', '123 Main St', ''],
])('%s, %s is written %s, %s', (line1, line2, street, unit) => {
  expect(standardStreet(line1, line2)).toEqual({ line1: street, line2: unit });
});

test.each(['123 N Main St', '100 North St', '12 5th Ave NW', 'PO Box 12', '10 1/2 McKinley Ln'])(
  '%s is written so already',
  (line1) => {
    expect(standardStreet(line1, 'Apt 4B')).toEqual({ line1, line2: 'Apt 4B' });
  },
);

test.each([
  ['Main Street', ''],
  ['123', ''],
  ['', ''],
  ['.,;', ''],
  ['123 main st', 'ring twice'],
  ['123 main st', 'apt'],
  ['constructor __proto__', ''],
])('nothing can be said of %s, %s', (line1, line2) => {
  expect(standardStreet(line1, line2)).toBeNull();
});
