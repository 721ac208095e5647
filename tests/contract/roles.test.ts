import { type RoutedOperation, operationIds, operationOf } from '@hien/api/testing';
import { mayNot, permissions } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, Example } from './example.ts';
import { examples } from './examples/index.ts';
import { requestOf } from './player.ts';
import { type Asker, Sessions, askers, capabilitiesOf, emailOf } from './principals.ts';
import { serverStage } from './server-stage.ts';
import type { Stage } from './stage.ts';

let stage: Awaited<ReturnType<typeof serverStage>>;
let sessions: Sessions;

beforeAll(async () => {
  stage = await serverStage();
  sessions = new Sessions(stage);
}, 240_000);
afterAll(() => stage.close());

/** What a success of these takes away from whoever did it, so they come last. */
const takingAway: readonly string[] = [
  'shop.leave',
  'password.change',
  'account.sanction',
  'account.delete',
];

/** Who a thing of the example belongs to: whoever the example speaks as. */
function isOwner(asker: Asker, example: Example): boolean {
  const owner: Caller = example.given(stage.known).as ?? 'stranger';
  const account: unknown = Reflect.get(stage.known, owner);
  if (typeof account !== 'object' || account === null || !('email' in account)) return false;
  return account.email === emailOf(asker);
}

/** Refused whatever the thing is. */
function refusalOf({ permission, token }: RoutedOperation, asker: Asker): 401 | 403 | null {
  // A guest's right by link is asked for where a link can be given.
  if (asker === 'guest' && token === 'required') return 401;
  const who = capabilitiesOf(asker);
  const code = mayNot(permission, who, { owner: true, ownShop: true, validLink: true });
  return code === null ? null : code === 'UNAUTHENTICATED' ? 401 : 403;
}

/** Whether the thing of the example is somebody else's, and the asker may only touch what is theirs. */
function isOthers(operation: RoutedOperation, asker: Asker, example: Example): boolean {
  if (operation.owner === 'caller' || isOwner(asker, example)) return false;
  // What belongs to the shop is as much its staff's as its owner's.
  const isShops = permissions[operation.permission].partner === 'shop';
  if (asker === 'shopStaff' && isShops && isOwner('seller', example)) return false;
  return mayNot(operation.permission, capabilitiesOf(asker)) !== null;
}

async function statusFor(operation: RoutedOperation, asker: Asker, example: Example) {
  const request = await requestOf(
    operation,
    { ...example.given(stage.known), as: 'stranger' },
    stage,
  );
  const tokens = await sessions.tokensOf(asker);
  if (tokens !== null && operation.token !== 'none')
    request.headers.set('Authorization', `Bearer ${tokens[operation.api]}`);
  return (await (stage as Stage).fetch(request)).status;
}

const cases = operationIds
  .map((id) => ({
    operation: operationOf(id),
    example: examples.find((one) => one.operation === id && one.status < 300),
  }))
  .flatMap(({ operation, example }) =>
    example === undefined ? [] : askers.map((asker) => ({ operation, asker, example })),
  )
  .sort(
    (one, other) =>
      takingAway.indexOf(one.operation.permission) - takingAway.indexOf(other.operation.permission),
  );

it('asks every operation', () => {
  expect(new Set(cases.map(({ operation }) => operation.operationId))).toEqual(
    new Set(operationIds),
  );
});

describe.each(operationIds.map(operationOf))('$operationId', ({ permission, token }) => {
  it('wants a token exactly where the table lets no guest in', () => {
    const { guest } = permissions[permission];
    if (guest === 'link') expect(['required', 'optional']).toContain(token);
    else expect([permission, guest === 'no']).toEqual([permission, token === 'required']);
  });
});

const titled = (list: typeof cases) =>
  list.map((one) => [`${one.operation.operationId} as ${one.asker}`, one] as const);

// Refusals first: they change nothing.
describe('refused, as the table says', () => {
  const refused = cases.filter(({ operation, asker }) => refusalOf(operation, asker) !== null);

  it.each(titled(refused))('%s', async (_, { operation, asker, example }) => {
    expect(await statusFor(operation, asker, example)).toBe(refusalOf(operation, asker));
  });
});

describe("let in, unless the thing is somebody else's", () => {
  const close = cases.filter(({ operation, asker }) => refusalOf(operation, asker) === null);

  it.each(titled(close))('%s', async (_, { operation, asker, example }) => {
    const status = await statusFor(operation, asker, example);
    if (isOthers(operation, asker, example))
      expect(asker === 'guest' ? [401] : [403, 404]).toContain(status);
    else expect([401, 403]).not.toContain(status);
  });
});
