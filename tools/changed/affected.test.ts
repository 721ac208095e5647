import { expect, test } from 'vitest';
import { affectedTests } from './affected.ts';
import { readImporters } from './graph.ts';

const importers = readImporters();
const affected = (...changed: string[]) => affectedTests(changed, importers) ?? [];

test('a change reaches the tests and stories that import it, however far away', () => {
  const found = affected('packages/features/src/orders/parts/ItemButtons.tsx');
  expect(found).toContain('packages/features/src/orders/parts/OrderItemCard.stories.tsx');
  expect(found).toContain('packages/features/src/orders/OrderDetail/OrderDetailScreen.stories.tsx');
  const screens = found.filter((file) => file.endsWith('.stories.tsx'));
  expect(screens.filter((file) => !file.includes('/orders/'))).toEqual([]);
});

test('through the entry point of a package it reaches those alone who take its names', () => {
  const found = affected('packages/ui/src/components/QrCode/QrCode.tsx');
  expect(found).toContain('packages/ui/src/components/QrCode/QrCode.stories.tsx');
  expect(found).toContain('packages/features/src/payment/Payment/PaymentScreen.stories.tsx');
  expect(found).not.toContain('packages/features/src/shop/Shop/ShopScreen.stories.tsx');
});

test('a rule of the business reaches screens and server', () => {
  const found = affected('packages/domain/src/errors/own.ts');
  expect(found.some((file) => file.startsWith('apps/server/'))).toBe(true);
  expect(found).toContain('packages/domain/src/errors/errors.test.ts');
});

test('a test reaches itself, a sentence the stories of those who say it, a document nobody', () => {
  expect(affected('tools/changed/affected.test.ts')).toEqual(['tools/changed/affected.test.ts']);
  expect(affected('packages/features/src/orders/messages/ko.json')).toContain(
    'packages/features/src/orders/Cart/CartScreen.stories.tsx',
  );
  expect(affected('docs/next.md')).toEqual([]);
});

test('settings, tokens and the contract concern everything', () => {
  expect(affectedTests(['tokens/core.tokens.json'], importers)).toBeUndefined();
  expect(affectedTests(['packages/ui/package.json'], importers)).toBeUndefined();
});
