import { expect, test } from 'vitest';
import { text } from '../testing/fixture-values.ts';
import type { OptionRow } from './options.ts';
import { wireOption } from './options.ts';

const cover = {
  path: 'products',
  name: 'sofa.avif',
  width: 1280,
  height: 960,
  alt: text('Sofa'),
  placeholder: 'data:image/webp;base64,UklGRg==',
  color: '#e4dac8',
};

const row = {
  id: 1,
  color: null,
  styleIds: [1],
  retired: false,
  quantity: 1,
  layer: null,
  productId: 7,
  sellerSells: true,
  product: {
    name: text('Sofa'),
    status: 'on_sale',
    cover,
    price: 10,
    finalPrice: 10,
    vatRate: 10,
    sellerId: 1,
    widthMm: 2200,
    depthMm: 950,
    heightMm: 760,
    appliance: null,
  },
  variant: { id: 3, extraPrice: 0, stock: 4 },
} as unknown as OptionRow;

test('a piece to choose is shown on its colour: its blurred look would be half of the page', () => {
  expect(wireOption(row, 'vi')?.piece.picture).toMatchObject({
    name: 'sofa.avif',
    color: '#e4dac8',
    placeholder: '',
  });
});
