import { clientNetwork } from './clientNetwork';

const networks = (addresses: readonly string[]) => new Set(addresses.map(clientNetwork));

test.each([
  [
    'an IPv4 address, however it is written',
    [
      '192.0.2.1',
      '::ffff:192.0.2.1',
      '::FFFF:c000:201',
      '0:0:0:0:0:ffff:192.0.2.1',
      '0000:0000:0000:0000:0000:ffff:c000:0201',
      '64:ff9b::192.0.2.1',
      '::ffff:0:192.0.2.1',
      '192.0.2.1:50123',
      '[::ffff:192.0.2.1]:50124',
      ' 192.0.2.1 ',
    ],
    '192.0.2.1',
  ],
  [
    'the /64 of an IPv6 address',
    [
      '2001:db8:0:7::1',
      '2001:0DB8::7:ffff:ffff:ffff:ffff',
      '2001:db8:0:7:1:2:192.0.2.1',
      '[2001:db8:0:7::2]:443',
      '2001:db8:0:7::3%eth0',
    ],
    '2001:db8:0:7::/64',
  ],
  [
    'what is no address',
    ['', 'unknown', '203.0.113', '1.2.3.4, 5.6.7.8', '1:2:3::4::5', '2001:db8::zz', '127.1'],
    'no address',
  ],
])('%s is one unit', (_what, addresses, network) => {
  expect([...networks(addresses)]).toEqual([network]);
});

test('neighbors are different units', () => {
  const neighbors = ['192.0.2.1', '192.0.2.2', '::ffff:192.0.2.3', '64:ff9b::192.0.2.4'];
  expect(networks([...neighbors, '2001:db8:0:7::1', '2001:db8:0:8::1', '::1']).size).toBe(7);
});
