import { expect, test } from 'vitest';
import { CARRIERS, trackingUrl } from './carriers.ts';

test('a parcel with a number leads to the page of its carrier, however the name is written', () => {
  expect(trackingUrl(' COLISSIMO ', '6A 1/2')).toBe(
    'https://www.laposte.fr/outils/suivre-vos-envois?code=6A%201%2F2',
  );
});

test('without a number, or with a carrier that we do not know, it leads nowhere', () => {
  expect([trackingUrl('DHL', null), trackingUrl('DHL', ''), trackingUrl('Bike', '1')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('every carrier that staff are offered has its page', () => {
  const urls = CARRIERS.map((carrier) => trackingUrl(carrier, '1'));
  expect(urls.filter((url) => url === null || !URL.canParse(url))).toEqual([]);
});
