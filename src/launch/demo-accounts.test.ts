import { expect, test } from 'vitest';
import { demoAccountLines } from './demo-accounts.ts';

test('each demo account says what it is for, the deleted one above all', () => {
  expect(demoAccountLines()).toEqual([
    'u1@vitrine.example  Jean-Paul Dupont    loyalty member, with a cart in France',
    'u2@vitrine.example  Claire Moreau       in no programme, with saved addresses',
    'u3@vitrine.example  Marta Kowalska      deleted account, to be taken back',
    'u4@vitrine.example  Lena Hoffmann       Happy Shopping member',
    'u5@vitrine.example  Olivia Bennett      new customer, never bought',
    'u6@vitrine.example  Inès Carpentier     member with three orders in France: returned, returnable, on its way',
    'u7@vitrine.example  Jonas Weber         three orders in Germany',
    'u8@vitrine.example  Amelia Hughes       three orders in Great Britain',
  ]);
});
