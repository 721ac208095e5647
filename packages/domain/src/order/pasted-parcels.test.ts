import { describe, expect, test } from 'vitest';
import { pastedParcels } from './pasted-parcels.ts';

const lines = ['SO20260306-000001', 'SO20260306-000001', 'SO20260306-000002'].map(
  (orderNumber) => ({ orderNumber }),
);

describe('parcel numbers from a table', () => {
  test('an order’s parcel is that of all its lines, in whatever order the rows come', () => {
    expect(pastedParcels('SO20260306-000002\tGHN2\r\nso20260306-000001\tGHN1\r\n', lines)).toEqual({
      trackings: ['GHN1', 'GHN1', 'GHN2'],
      unknown: [],
    });
  });

  test('several parcels of an order go to its lines as they stand; one too few leaves a line without', () => {
    const four = [...lines, { orderNumber: 'SO20260306-000001' }];
    expect(pastedParcels('SO20260306-000001;A;x\nSO20260306-000001;B', four).trackings).toEqual([
      'A',
      'B',
      '',
      '',
    ]);
  });

  test('numbers alone go to the lines as they stand, those that are too many to none', () => {
    expect(pastedParcels('A\n\n B \nC\nD', lines)).toEqual({
      trackings: ['A', 'B', 'C'],
      unknown: ['D'],
    });
    expect(pastedParcels('SO20260306-000001,A\nC', lines).trackings).toEqual(['A', 'A', 'C']);
  });

  test('heads, other shops’ orders and an order without a parcel are told, not taken for a parcel', () => {
    expect(pastedParcels('\u{FEFF}Mã đơn\tMã vận đơn\nSO1\tX\nSO20260306-000002', lines)).toEqual({
      trackings: ['', '', ''],
      unknown: ['Mã đơn\tMã vận đơn', 'SO1\tX', 'SO20260306-000002'],
    });
  });

  test('a number is as long as the contract takes', () => {
    expect(pastedParcels('9'.repeat(80), lines).trackings[0]).toHaveLength(60);
  });
});
