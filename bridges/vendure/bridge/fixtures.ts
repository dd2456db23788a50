import type { Fixtures } from '../../../src/conform/fixtures.ts';
import { app } from './serve.ts';
import { SETTINGS } from './settings.ts';

/** What the demo answers to the fixtures of the conformance rules (`src/conform/fixtures.json`). */

const CUSTOMER = { password: 'Vitrine2026!' };

const FIXTURES: Fixtures = {
  shops: { first: 'fr-fr', second: 'en' },
  products: {
    plenty: 'TSHIRT-RED-M',
    another: 'BRETON-NAVY-M',
    twoLeft: 'CARDIGAN-SAND-S',
    soldOut: 'CARDIGAN-SAND-M',
    lastOnes: 'BEANIE-ONE',
    pricePerSize: 'TOWEL-WHITE-70x140',
    reduced: 'JUMPER-SAND-M',
    noPicture: 'BERET-ONE',
    severalColours: 'TSHIRT-RED-M',
    oneSize: 'SCARF-ONE',
    preOrder: null,
    firstShopOnly: 'SNOOD-ONE',
  },
  customers: {
    one: { email: 'one@shop.example', ...CUSTOMER },
    two: { email: 'two@shop.example', ...CUSTOMER },
  },
  address: {
    ...{ firstName: 'JEAN', lastName: 'DUPONT', line1: '12 RUE DE LA PAIX' },
    ...{ line2: '', line3: '', line4: '', zipCode: '75002', city: 'PARIS', country: 'FR' },
    ...{ phoneNumber: '0639980112', phoneNumberCountry: 'FR', quality: '', phoneNumberQuality: '' },
  },
  payment: {
    ...{ provider: 'cardone', product: 'cb', returnTo: SETTINGS.storefrontOrigins[0] ?? '' },
    accepted: { fields: { action: 'pay', number: '4242 4242 4242 4242' } },
    refused: { fields: { action: 'pay', number: '4000 0000 0000 0002' } },
  },
  code: { code: 'WELCOME10', percent: 10 },
};

app.get('/fixtures.json', (context) => context.json(FIXTURES));
