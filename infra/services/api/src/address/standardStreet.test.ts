import { standardStreet } from './standardAddress';

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
  ['Apartado Postal 12', '', 'PO Box 12', ''],
  ['Post Office Box #12a', '', 'PO Box 12A', ''],
  ['rural route 2 box 18', '', 'RR 2 Box 18', ''],
  ['hc 1 box 3', '', 'HC 1 Box 3', ''],
  // Units: several, with a split or spelled-out number, those that need none, and lookalikes.
  ['12 elm st', 'building 3 apt # 12', '12 Elm St', 'Bldg 3 Apt 12'],
  ['12 elm st bldg 3 apartment 4 b', '', '12 Elm St', 'Bldg 3 Apt 4B'],
  ['12 elm st', 'PENTHOUSE 2', '12 Elm St', 'Ph 2'],
  ['12 elm st lobby', '', '12 Elm St', 'Lbby'],
  ['12 elm st stop 7', '', '12 Elm St', 'Stop 7'],
  ['12 elm st', 'pmb 44', '12 Elm St', 'PMB 44'],
  ['12 Elm St PMB 44', '', '12 Elm St', 'PMB 44'],
  ['100 n space center', '', '100 N Space Ctr', ''],
  ['100 w water front', '', '100 W Water Front', ''],
  // Directions in two words, and letters that are names.
  ['12 n w 5th avenue', '', '12 NW 5th Ave', ''],
  ['100 main street s e', '', '100 Main St SE', ''],
  ['100 n e street', '', '100 N E St', ''],
  ['100 w northwest highway', '', '100 W Northwest Hwy', ''],
  ['100 e avenue', '', '100 E Ave', ''],
  // Suffixes: only the last one counts, and roads known by a number.
  ['100 dr martin luther king jr drive', '', '100 Dr Martin Luther King Jr Dr', ''],
  ['100 st louis avenue', '', '100 St Louis Ave', ''],
  ['100 niagara falls', '', '100 Niagara Fls', ''],
  ['100 avenue b', '', '100 Avenue B', ''],
  ['1200 us highway 20 w', '', '1200 US Highway 20 W', ''],
  ['1200 fm 1960 east', '', '1200 FM 1960 E', ''],
  ['  123   main   st  ', '  ', '123 Main St', ''],
  // Grids: the period is part of the number.
  ['123.5 w 400 s', '', '123.5 W 400 S', ''],
  ['123.5 w. 400.25 south.', 'apt.4b', '123.5 W 400.25 S', 'Apt 4B'],
  ['842 39.2 rd', '', '842 39.2 Rd', ''],
  ['12.main st.', '', '12 Main St', ''],
  // Routes: every spelling in Publication 28, and lookalikes.
  ['HC 1 BOX 23', '', 'HC 1 Box 23', ''],
  ['hcr 1 box 23', '', 'HC 1 Box 23', ''],
  ['H.C. 1, Box #23', '', 'HC 1 Box 23', ''],
  ['hc route 01 box 23', '', 'HC 1 Box 23', ''],
  ['highway contract 1 box 23', '', 'HC 1 Box 23', ''],
  ['Highway Contract Route No. 1, Box 23', '', 'HC 1 Box 23', ''],
  ['star route 1 box 23', '', 'HC 1 Box 23', ''],
  ['rr 2, box 18', '', 'RR 2 Box 18', ''],
  ['R.R. #2 box number 18-a', '', 'RR 2 Box 18-A', ''],
  ['rural rt 2 box 18', '', 'RR 2 Box 18', ''],
  ['rfd 2 box 18', '', 'RR 2 Box 18', ''],
  ['RFD Route 2 Box 18', '', 'RR 2 Box 18', ''],
  ['r d 2 box 18', '', 'RR 2 Box 18', ''],
  ['route 2 box 18', '', 'RR 2 Box 18', ''],
  ['12 rural route road', '', '12 Rural Route Rd', ''],
  // Small words inside a name, except its first and last word.
  ['1200 avenue of the americas', '', '1200 Avenue of the Americas', ''],
  ['1200 Avenue Of The Americas', '', '1200 Avenue of the Americas', ''],
  ['7 CALLE DE LA LUZ', '', '7 Calle de la Luz', ''],
  ['7 paseo del rio', '', '7 Paseo del Rio', ''],
  ['7 calle ortega y gasset', '', '7 Calle Ortega y Gasset', ''],
  ['7 the strand', '', '7 The Strand', ''],
  ['7 n la salle street', '', '7 N La Salle St', ''],
  ['7 avenue y', '', '7 Avenue Y', ''],
])('%s, %s becomes %s, %s', (line1, line2, street, unit) => {
  expect(standardStreet(line1, line2)).toEqual({ line1: street, line2: unit });
});

test.each(['123 N Main St', '100 North St', '12 5th Ave NW', 'PO Box 12', '10 1/2 McKinley Ln'])(
  '%s is already standard',
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
])('there is no suggestion for %s, %s', (line1, line2) => {
  expect(standardStreet(line1, line2)).toBeNull();
});
