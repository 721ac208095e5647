import type { Operation } from '@hien/api/contract';
import { type Relation, mayNot, permissions } from '@hien/domain';
import { ApiError } from './api-error.ts';
import type { Member } from './member.ts';

/** As near as somebody can be to a thing: whether they are is the handler's to find out. */
const nearest: Relation = { owner: true, ownShop: true, validLink: true };

/**
 * Lets a call pass, or refuses it as the permission table of the domain says, before its handler runs. Handlers of
 * calls that name somebody's thing (`x-owner: thing`) ask once more, with what they found.
 * @throws {ApiError} UNAUTHENTICATED, FORBIDDEN or AUTH_08.
 */
export async function authorise(
  { permission, token }: Pick<Operation, 'permission' | 'token'>,
  call: { member(): Promise<Member | null>; signedIn(): Promise<Member> },
): Promise<void> {
  if (token === 'required') await call.signedIn();
  // Whatever a guest may do, everybody may.
  if (permissions[permission].guest === 'any') return;
  const member = await call.member();
  const refusal = mayNot(permission, member?.capabilities ?? null, nearest);
  if (refusal !== null) throw new ApiError(refusal);
}
