import { clientAddress } from './clientAddress';

describe('the shopper’s address (security, Limits: forwarded addresses are overwritten)', () => {
  it.each([
    ['the peer', '10.0.0.9', undefined, [], '10.0.0.9'],
    ['the peer, whatever it claims', '10.0.0.9', '6.6.6.6', [], '10.0.0.9'],
    ['what a trusted proxy was told last', '10.0.0.9', '6.6.6.6, 7.7.7.7', ['10.0.0.9'], '7.7.7.7'],
    ['the peer without its IPv6 prefix', '::ffff:10.0.0.9', undefined, [], '10.0.0.9'],
    ['the trusted proxy itself when it says nothing', '10.0.0.9', ' ', ['10.0.0.9'], '10.0.0.9'],
  ])('is %s', (_name, peer, forwarded, trusted, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });
});
