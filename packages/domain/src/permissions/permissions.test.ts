import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Capabilities, shopRoleOf } from '../account/roles.ts';
import { languages } from '../language/language.ts';
import { eventPermission, itemActions } from '../order/item/item-actions.ts';
import { itemsByState } from '../order/testing/walk.ts';
import { actions, permissions } from './matrix.ts';
import { principals } from './row.ts';
import { couldEver, mayNot, principalsOf } from './may.ts';
import { routeDecision } from './route-guard.ts';
import { permissionTable } from './table.ts';

const member: Capabilities = {
  roles: ['customer'],
  businessKind: null,
  partner: [],
  loginMethod: 'system',
};
const business: Capabilities = {
  ...member,
  roles: ['customer', 'business'],
  businessKind: 'company',
};
const contractor: Capabilities = { ...business, roles: ['contractor'], partner: ['construction'] };
const seller: Capabilities = { ...business, partner: ['commerce'] };
const admin: Capabilities = { ...member, roles: ['admin'] };
const own = { owner: true };

describe('the permission matrix', () => {
  it('is printed beside the code', () => {
    // The formatter widens columns; the words are what counts.
    const narrow = (text: string): string => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
    const printed = readFileSync(new URL('../../PERMISSIONS.md', import.meta.url), 'utf8');
    for (const language of languages)
      expect(narrow(printed)).toContain(narrow(permissionTable(language)));
  });

  it('names every action in three languages and leaves no one out', () => {
    for (const action of actions) {
      for (const language of languages) expect(permissions[action].text[language]).not.toBe('');
      expect(Object.keys(permissions[action])).toEqual(['text', ...principals]);
    }
  });

  it('lets each person do something and nobody everything', () => {
    for (const who of [null, member, business, contractor, seller, admin]) {
      const count = actions.filter((action) => couldEver(action, who)).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(actions.length);
    }
  });

  it('never gives a right on what belongs to others, except to staff or to all', () => {
    for (const action of actions) {
      for (const who of [member, business, contractor, seller]) {
        const row = permissions[action];
        const open = principalsOf(who).some((principal) => row[principal] === 'any');
        expect([action, mayNot(action, who) === null]).toEqual([action, open]);
      }
    }
  });

  it('adds up the rights of somebody who is several things', () => {
    expect(principalsOf(null)).toEqual(['guest']);
    expect(
      principalsOf({ ...seller, partner: ['commerce', 'construction'], roles: ['admin'] }),
    ).toEqual(['customer', 'business', 'contractor', 'partner', 'admin']);
    expect([
      mayNot('order.dispatch', seller, { ownShop: true }),
      mayNot('order.dispatch', contractor, { ownShop: true }),
      mayNot('ad.buy', contractor, own),
      mayNot('ad.buy', seller, own),
    ]).toEqual([null, 'FORBIDDEN', null, 'FORBIDDEN']);
  });

  it('lets staff of a shop do its daily work and leaves its data and money to the owner', () => {
    const staff: Capabilities = { ...member, shopStaff: true };
    const shop = { ownShop: true };
    const done = actions.filter((action) => permissions[action].partner === 'shop');
    expect(done).toContain('order.dispatch');
    for (const action of done)
      expect([action, mayNot(action, staff, shop)]).toEqual([action, null]);
    const kept = actions.filter((action) => permissions[action].partner === 'keeper');
    expect(kept).toContain('shop.account_change');
    for (const action of kept)
      expect([mayNot(action, staff, shop), mayNot(action, seller, shop)]).toEqual([
        'FORBIDDEN',
        null,
      ]);
    expect(mayNot('order.dispatch', staff)).toBe('FORBIDDEN');
    // Their own shop comes first.
    expect([
      shopRoleOf({ ...seller, shopStaff: true }),
      shopRoleOf(staff),
      shopRoleOf(member),
    ]).toEqual(['owner', 'staff', null]);
    expect(mayNot('settlement.dispute', { ...seller, shopStaff: true }, shop)).toBeNull();
  });

  it("answers in the documents' codes", () => {
    expect([
      mayNot('order.place', null, own),
      mayNot('design.buy', member, own),
      mayNot('design.buy', business, own),
      mayNot('shop.items', member, { ownShop: true }),
      mayNot('catalog.read', null),
    ]).toEqual(['UNAUTHENTICATED', 'AUTH_08', null, 'FORBIDDEN', null]);
  });

  it('opens an order without sign-in only through its link (D15)', () => {
    expect([
      mayNot('order.read', null),
      mayNot('order.read', null, { validLink: true }),
      mayNot('order.read', member),
      mayNot('order.read', member, own),
      mayNot('order.read', admin),
      mayNot('order.read', null, own),
    ]).toEqual(['UNAUTHENTICATED', null, 'FORBIDDEN', null, null, 'UNAUTHENTICATED']);
  });

  it('keeps passwords and upgrades from social logins, and design sales for vetted partners', () => {
    const social: Capabilities = { ...member, loginMethod: 'zalo' };
    expect([
      mayNot('password.change', member, own),
      mayNot('password.change', social, own),
      mayNot('business.upgrade', member, own),
      mayNot('business.upgrade', social, own),
      mayNot('password.change', member),
    ]).toEqual([null, 'FORBIDDEN', null, 'FORBIDDEN', 'FORBIDDEN']);
    expect([
      mayNot('design.sell', business, own),
      mayNot('design.sell', { ...business, partner: ['design'] }, own),
      mayNot('design.sell', { ...business, partner: ['design'] }),
    ]).toEqual(['FORBIDDEN', null, 'FORBIDDEN']);
  });
});

describe('the route guard', () => {
  const guest = { signedIn: false, partner: false };
  const signedIn = { signedIn: true, partner: false };

  it('sends guests to the Vietnamese login and remembers where they wanted to go (D43)', () => {
    expect(routeDecision('auth', guest, 'ko', '/ko/cart')).toEqual({
      go: 'login',
      language: 'vi',
      next: '/ko/cart',
      because: 'login',
    });
    expect(routeDecision('auth', guest, 'ko', '/ko/cart', 'current')).toMatchObject({
      language: 'ko',
    });
    expect(routeDecision('auth', signedIn, 'ko', '/ko/cart')).toEqual({ go: 'in' });
  });

  it('asks for the partner token in the shop manager and says so to members (D49)', () => {
    expect(routeDecision('partner', guest, 'en', '/en/shop-manager/orders')).toMatchObject({
      go: 'login',
      because: 'login',
    });
    expect(routeDecision('partner', signedIn, 'en', '/en/shop-manager/orders')).toMatchObject({
      go: 'login',
      because: 'partner',
    });
    expect(routeDecision('partner', { signedIn: true, partner: true }, 'en', '/x')).toEqual({
      go: 'in',
    });
  });

  it('sends members from login to the home of their language (D44)', () => {
    expect(routeDecision('guest-only', signedIn, 'ko', '/ko/login')).toEqual({
      go: 'home',
      language: 'ko',
    });
    expect([
      routeDecision('guest-only', guest, 'ko', '/ko/login'),
      routeDecision('public', guest, 'ko', '/ko'),
    ]).toEqual([{ go: 'in' }, { go: 'in' }]);
  });
});

describe('what an order offers', () => {
  const roles = [
    ['buyer', 'customer'],
    ['seller', 'partner'],
    ['admin', 'admin'],
  ] as const;
  it.each(roles)('a %s may really press', (by, principal) => {
    const forbidden = [false, true].flatMap((cod) =>
      [...itemsByState(cod).values()].flatMap((item) =>
        itemActions(item, by, item.changedAt + 1)
          .filter(({ event, refused }) => {
            const action = eventPermission(event, by);
            return refused === null && (action === null || permissions[action][principal] === 'no');
          })
          .map(({ event }) => `${item.state} ${event}`),
      ),
    );
    expect(forbidden).toEqual([]);
  });
});
