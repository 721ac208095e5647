import { expect, it } from 'vitest';
import { type CartLineFacts, cartProblem, cartProblems } from './cart-problem.ts';

const fine: CartLineFacts = {
  ownShop: false,
  sellerSells: true,
  listed: true,
  soldOut: false,
  stock: 60,
  quantity: 2,
  ofProduct: 2,
};

it('names the gravest of what stands against a line', () => {
  const steps: Partial<CartLineFacts>[] = [
    { ofProduct: 50 },
    { quantity: 61 },
    { soldOut: true },
    { stock: null },
    { listed: false },
    { sellerSells: false },
    { ownShop: true },
  ];
  let line = fine;
  const found = steps.map((step) => {
    line = { ...line, ...step };
    return cartProblem(line);
  });
  expect(found).toEqual(cartProblems.toReversed());
  expect([
    cartProblem(fine),
    cartProblem({ ...fine, stock: 0 }),
    cartProblem({ ...fine, ofProduct: 49 }),
  ]).toEqual([null, 'sold_out', null]);
});
