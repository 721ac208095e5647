import { type Operation, commerceOperations, mainOperations } from '@hien/api/contract';
import { type Reach, permissions } from '@hien/domain';
import { expect, test } from 'vitest';
import { code, sources } from './tree.ts';

/** What the people of a shop write and the log does not tell. */
const unnoted: Readonly<Record<string, string>> = {
  saveItemDraft: 'typing: what is sent for review is noted',
  saveShopView: 'a way to look at a list: nothing of the shop changes',
  removeShopView: 'a way to look at a list: nothing of the shop changes',
  setDefaultShopView: 'a way to look at a list: nothing of the shop changes',
  listExchangeOptions: 'a question that is too long for an address',
  readOrderByLink: 'a question whose token stands in no address',
  requestOrderLink: 'a visitor asks for it, of an order of theirs',
  setRefundAccount: 'the buyer’s own account: the handler lets nobody else',
};

const ofShop: readonly Reach[] = ['shop', 'keeper', 'staff'];
const isOfShop = ({ permission }: Operation): boolean =>
  ofShop.includes(permissions[permission].partner);

const writing = [...mainOperations, ...commerceOperations]
  .filter((one) => one.method !== 'get' && isOfShop(one))
  .map(({ operationId }) => operationId);

const handlers = sources('apps/server/src/**/*.ts').map((path) => [path, code(path)] as const);

/** The file that answers an operation, and those of its area that it imports. */
function filesOf(operation: string): string[] {
  const answering = new RegExp(`export (?:async )?(?:function|const) ${operation}\\b`);
  const own = handlers.filter(([, text]) => answering.test(text));
  return own.flatMap(([path, text]) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const near = [...text.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(
      ([, name]) => `${folder}/${name}`,
    );
    return [text, ...handlers.filter(([one]) => near.includes(one)).map(([, other]) => other)];
  });
}

test('whatever a shop’s people write is in its log, or is named here with the reason', () => {
  expect(writing).toContain('sendSellerEvents');
  const missing = writing.filter(
    (operation) =>
      unnoted[operation] === undefined &&
      !filesOf(operation).some((text) => text.includes('noteAct(')),
  );
  expect(missing).toEqual([]);
});

test('nothing is excused that is noted or gone', () => {
  const idle = Object.keys(unnoted).filter(
    (operation) =>
      !writing.includes(operation) || filesOf(operation).some((text) => text.includes('noteAct(')),
  );
  expect(idle).toEqual([]);
});
