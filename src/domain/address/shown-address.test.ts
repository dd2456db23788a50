import { describe, expect, test } from 'vitest';
import { shownName } from '#src/domain/account/display-name.ts';
import type { CartAddress } from './address.schema.ts';
import { emptyAddress, shownAddress, toWireAddress } from './address.ts';

const typed = (more: Partial<CartAddress>): CartAddress => ({ ...emptyAddress('FR'), ...more });

describe('names on their way to the platform and back', () => {
  test.each([
    ['en', 'O’Brien-McDonald', 'O’BRIEN-MCDONALD'],
    ['en', "D'Arcy MacLeod", "D'ARCY MACLEOD"],
    ['fr', 'd’Hérouville-L’Œuvre', 'D’HÉROUVILLE-L’ŒUVRE'],
    ['fr', 'de la Tour', 'DE LA TOUR'],
    ['de', 'van der Berg', 'VAN DER BERG'],
    ['de', 'von Großmann', 'VON GROSSMANN'],
    ['it', 'Dell’Acqua', 'DELL’ACQUA'],
    ['it', 'degli Esposti', 'DEGLI ESPOSTI'],
    ['es', 'de los Ríos y Núñez', 'DE LOS RÍOS Y NÚÑEZ'],
    ['pl', 'Żółkiewska-Śliwa', 'ŻÓŁKIEWSKA-ŚLIWA'],
    ['tr', 'Yıldız', 'YILDIZ'],
  ])('%s %s is sent as %s and shown as it was typed', { tags: ['ADR-04'] }, (_, name, sent) => {
    const wire = toWireAddress(typed({ lastName: name }));
    expect(wire.lastName).toBe(sent);
    expect(shownAddress(wire).lastName).toBe(name);
    // Chosen again without being typed, it stays what it is.
    expect(toWireAddress(wire)).toEqual(wire);
  });

  test('streets and cities likewise', { tags: ['ADR-04'] }, () => {
    const wire = toWireAddress(typed({ line1: '12 rue des Lilas', city: 'Aix-en-Provence' }));
    expect(wire).toMatchObject({ line1: '12 RUE DES LILAS', city: 'AIX-EN-PROVENCE' });
    expect(shownAddress(wire)).toMatchObject({
      line1: '12 rue des Lilas',
      city: 'Aix-en-Provence',
    });
  });

  test('what the capitals tell by themselves is not sent twice', { tags: ['ADR-04'] }, () => {
    const plain = { firstName: 'Jean-Paul', lastName: 'Dupont', city: 'Lyon', line1: 'PO BOX 7' };
    expect(toWireAddress(typed(plain)).asTyped).toBeUndefined();
  });

  test('what was typed is not shown for another text', { tags: ['ADR-09'] }, () => {
    const wire = toWireAddress(typed({ lastName: 'van der Berg' }));
    expect(shownAddress({ ...wire, lastName: 'MARTIN' }).lastName).toBe('Martin');
  });

  test('what came in capitals or in small letters alone has a capital for each word', {
    tags: ['I18-08', 'ADR-09'],
  }, () => {
    const address = typed({ firstName: 'JEAN-PAUL', lastName: 'de la tour', city: 'LYON' });
    expect(shownAddress(address)).toMatchObject({
      firstName: 'Jean-Paul',
      lastName: 'De La Tour',
      city: 'Lyon',
    });
    expect(shownName('JEAN-PAUL')).toBe('Jean-Paul');
    expect(shownName('McDonald')).toBe('McDonald');
  });
});
