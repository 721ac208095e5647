import type { Action, Capabilities } from '@hien/domain';
import { expect, test } from 'vitest';
import { authorise } from './authorise.ts';
import { ApiError } from './api-error.ts';
import type { Member } from './member.ts';

const customer: Capabilities = {
  roles: ['customer'],
  businessKind: null,
  partner: [],
  loginMethod: 'system',
};
const admin: Capabilities = { ...customer, roles: ['admin'] };

const memberOf = (capabilities: Capabilities): Member => ({
  sessionId: 1,
  userId: 1,
  language: 'vi',
  gone: false,
  tokenExpiresAt: new Date(0),
  capabilities,
});

/** The code somebody is refused with, or null. */
async function refusalOf(permission: Action, member: Member | null): Promise<string | null> {
  const guest = async (): Promise<Member> => {
    throw new ApiError('UNAUTHENTICATED');
  };
  return authorise(
    { permission, token: 'required' },
    { member: async () => member, signedIn: async () => member ?? guest() },
  ).then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.code : 'no ApiError'),
  );
}

test.each([
  ['inbox.read', null, 'UNAUTHENTICATED'],
  ['inbox.read', memberOf(customer), null],
  ['partner.decide', memberOf(customer), 'FORBIDDEN'],
  ['partner.decide', memberOf(admin), null],
  ['design.buy', memberOf(customer), 'AUTH_08'],
  ['password.change', memberOf(customer), null],
  ['password.change', memberOf({ ...customer, loginMethod: 'zalo' }), 'FORBIDDEN'],
] as const)('%s', async (permission, member, code) => {
  expect(await refusalOf(permission, member)).toBe(code);
});

test('a call that everybody may make asks for nobody', async () => {
  const asked = async (): Promise<Member> => {
    throw new Error('The session was looked up');
  };
  const passed = authorise(
    { permission: 'catalog.read', token: 'optional' },
    { member: asked, signedIn: asked },
  );
  await expect(passed).resolves.toBeUndefined();
});
