import { sameNames } from './sameNames';

const CARS = `
- main:
  - link "Edit":
    - /url: /vehicles/1/edit
  - link "Edit":
    - /url: /vehicles/2/edit
  - button "Remove" [disabled]
  - button "Remove"
`;

test('two links to different addresses, or two buttons, do not share a name', () => {
  expect(sameNames(CARS)).toEqual(['2 controls named "Edit"', '2 controls named "Remove"']);
});

test('two links to one address do the same; names may need quotes in the snapshot', () => {
  const snapshot = `
- banner:
  - link "Privacy":
    - /url: /legal/privacy
- 'button "Edit: 2018 Honda"'
- contentinfo:
  - link "Privacy":
    - /url: /legal/privacy
  - link "Call (312) 555-0142":
    - /url: tel:+13125550142
`;
  expect(sameNames(snapshot)).toEqual([]);
});
