import { render } from '@testing-library/react';
import { CarrierLogo } from './CarrierLogo';

test.each(['FCIC', 'USHC', 'USIC', 'TXR', 'IIC'])(
  'the logo of %s is assets/carriers/logos/{tag lowercased}.png [3-133]',
  (tag) => {
    const { container } = render(<CarrierLogo tag={tag} />);
    const address = container.querySelector('img')?.getAttribute('src') ?? '';
    expect(address).toMatch(new RegExp(`assets/carriers/logos/${tag.toLowerCase()}\\.png$`));
  },
);

test('a carrier without a logo has the plain one', () => {
  const { container } = render(<CarrierLogo tag="NEW" />);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/logos\/plain\.png$/);
});
