import { expect, test } from 'vitest';
import { demoAccountLines } from './demo-accounts.ts';

test('each demo account says what it is for, the deleted one above all', () => {
  expect(demoAccountLines()).toEqual([
    'u1@vitrine.example  Jean-Paul Dupont    loyalty member, with a cart in France',
    'u2@vitrine.example  Claire Moreau       in no programme, with saved addresses',
    'u3@vitrine.example  Marta Kowalska      deleted account, to be taken back',
    'u4@vitrine.example  Lena Hoffmann       Happy Shopping member',
    'u5@vitrine.example  Olivia Bennett      new customer, never bought',
  ]);
});
