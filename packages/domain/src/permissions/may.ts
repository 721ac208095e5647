import { isSocialLogin, shopRoleOf, type Capabilities } from '../account/roles.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { type Action, permissions } from './matrix.ts';
import type { Principal, Reach } from './row.ts';

/** Who asks. `null`: nobody is signed in. */
export type Who = Capabilities | null;

/** What stands between the person and the thing; whatever is left out is not so. */
export type Relation = {
  readonly owner?: boolean;
  readonly ownShop?: boolean;
  readonly validLink?: boolean;
};

/** One person may be several principals at once. */
export function principalsOf(who: Who): readonly Principal[] {
  if (who === null) return ['guest'];
  const found: Principal[] = ['customer'];
  if (who.businessKind !== null) found.push('business');
  if (who.partner.includes('construction')) found.push('contractor');
  if (shopRoleOf(who) !== null) found.push('partner');
  if (who.roles.includes('admin')) found.push('admin');
  return found;
}

function reaches(reach: Reach, who: Who, relation: Relation): boolean {
  switch (reach) {
    case 'any':
      return true;
    case 'own':
      return relation.owner === true;
    case 'shop':
      return relation.ownShop === true;
    case 'keeper':
      return who !== null && shopRoleOf(who) === 'owner' && relation.ownShop === true;
    case 'staff':
      return who !== null && shopRoleOf(who) === 'staff' && relation.ownShop === true;
    case 'link':
      return relation.validLink === true;
    case 'company':
      return who !== null && who.businessKind === 'company' && relation.owner === true;
    case 'designer':
      return (
        who !== null &&
        (who.businessKind === 'company' || who.businessKind === 'freelancer') &&
        relation.owner === true
      );
    case 'partner':
      return who !== null && who.partner.includes('design') && relation.owner === true;
    case 'password':
      return who !== null && !isSocialLogin(who.loginMethod) && relation.owner === true;
    case 'no':
      return false;
  }
}

/**
 * Null when the action is allowed, else the code to answer with: 401 for guests, AUTH_08 where the
 * documents name it, 403 otherwise. The same function guards the server and explains a disabled button.
 */
export function mayNot(
  action: Action,
  who: Who,
  relation: Relation = {},
): Extract<ErrorCode, 'UNAUTHENTICATED' | 'AUTH_08' | 'FORBIDDEN'> | null {
  const row: Readonly<Record<Principal, Reach>> = permissions[action];
  if (principalsOf(who).some((principal) => reaches(row[principal], who, relation))) return null;
  if (who === null) return 'UNAUTHENTICATED';
  return action === 'design.buy' ? 'AUTH_08' : 'FORBIDDEN';
}

/** Whether this person has the right for some thing of theirs: enough to show a menu entry. */
export function couldEver(action: Action, who: Who): boolean {
  return mayNot(action, who, { owner: true, ownShop: true }) === null;
}
