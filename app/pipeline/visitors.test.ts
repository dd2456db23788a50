import { expect, test, vi } from 'vitest';
import { clientAddress, visitorProtocol } from './visitors.ts';

vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({ trustedProxies: ['10.0.0.1', '10.0.0.2'] }),
}));

function from(ip: string, forwarded?: string) {
  const headers = new Headers();
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  return clientAddress(Object.assign(new Request('http://shop.test/', { headers }), { ip }));
}

test('without a proxy the peer counts, and its header is ignored', { tags: ['T15'] }, () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  expect(from('::ffff:203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test('behind trusted proxies, what the outermost of them saw counts', { tags: ['T15'] }, () => {
  expect(from('10.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(from('::ffff:10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  expect(from('10.0.0.1')).toBe('');
});

test.each([
  ['203.0.113.7:49152', '203.0.113.7'],
  ['[2001:db8::7]:49152', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['"[2001:db8::7]:49152"', '2001:db8::7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:49152', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
])(
  'of %s that a proxy writes the address counts, whatever the port',
  { tags: ['T15', 'T47'] },
  (said, address) => {
    expect(from('10.0.0.1', said)).toBe(address);
    expect(from('10.0.0.1', `${said}, 10.0.0.2:443`)).toBe(address);
  },
);

test.each([
  ['10.0.0.1', 'http://shop.test/', 'https', 'https:'],
  ['::ffff:10.0.0.2', 'http://shop.test/', undefined, 'http:'],
  ['203.0.113.7', 'http://shop.test/', 'https', 'http:'],
  ['203.0.113.7', 'https://shop.test/', 'http', 'https:'],
])('from %s at %s, which says %s, a visitor uses %s', { tags: ['T15'] }, (ip, url, said, used) => {
  const headers = new Headers();
  if (said !== undefined) headers.set('x-forwarded-proto', said);
  expect(visitorProtocol(Object.assign(new Request(url, { headers }), { ip }))).toBe(used);
});
