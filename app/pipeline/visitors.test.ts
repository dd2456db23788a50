import { expect, test, vi } from 'vitest';
import { clientAddress } from './visitors.ts';

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
