import { describe, expect, it } from 'vitest';
import { type GuardedPage, judge } from './guard.ts';

const guest = { status: 'signed-out', tokenCommercePartner: null } as const;
const member = { status: 'signed-in', tokenCommercePartner: null } as const;
const partner = { status: 'signed-in', tokenCommercePartner: 'p' } as const;
const unknown = { status: 'unknown', tokenCommercePartner: null } as const;

const cart: GuardedPage = {
  guard: 'auth',
  pattern: 'cart',
  language: 'ko',
  url: '/ko/cart?from=1',
  search: '?from=1',
};
const manager: GuardedPage = {
  guard: 'partner',
  pattern: 'shop-manager/{type}',
  language: 'vi',
  url: '/vi/shop-manager/dashboard',
  search: '',
};
const login = (search = ''): GuardedPage => ({
  guard: 'open',
  pattern: 'login',
  language: 'en',
  url: `/en/login${search}`,
  search,
});

describe('the guard', () => {
  it('sends a guest from a member’s page to /vi/login and remembers the page (D43)', () => {
    expect(judge(cart, guest, false)).toEqual({ to: '/vi/login?next=%2Fko%2Fcart%3Ffrom%3D1' });
    expect(judge(cart, member, false)).toBe('show');
  });

  it('sends whoever is no partner from the shop manager to login (D49)', () => {
    expect(judge(manager, guest, false)).toEqual({
      to: '/vi/login?next=%2Fvi%2Fshop-manager%2Fdashboard',
    });
    expect(judge(manager, member, false)).toEqual({
      to: '/vi/login?next=%2Fvi%2Fshop-manager%2Fdashboard&reason=partner',
    });
    expect(judge(manager, partner, false)).toBe('show');
  });

  it('sends a member from login to the home of the URL’s language (D44)', () => {
    expect(judge(login(), member, false)).toEqual({ to: '/en/' });
    expect(judge({ ...login(), pattern: 'sign-up' }, member, false)).toEqual({ to: '/en/' });
    expect(judge(login(), guest, false)).toBe('show');
  });

  it('keeps who signs in within the office flow there', () => {
    const office = { ...login(), pattern: 'room-by-room/b-grid/login' };
    expect(judge(office, member, false)).toEqual({ to: '/en/room-by-room/b-grid/step-1' });
    expect(judge(office, guest, false)).toBe('show');
  });

  it('lets a form that has just signed its guest up go on by itself; opened by a member it does not (D44)', () => {
    const form = { ...login(), pattern: 'sign-up-with-member' };
    expect(judge(form, member, false, true)).toBe('show');
    expect(judge(form, member, false, false)).toEqual({ to: '/en/' });
    expect(judge(login(), member, false, true)).toEqual({ to: '/en/' });
  });

  it('sends a member from login back to where they came from, never to another site', () => {
    expect(judge(login('?next=%2Fko%2Fcart'), member, false)).toEqual({ to: '/ko/cart' });
    expect(judge(login('?next=https%3A%2F%2Fevil.example'), member, false)).toEqual({ to: '/en/' });
  });

  it('does not bounce a member who is asked to log in as a partner', () => {
    const asked = login('?next=%2Fvi%2Fshop-manager%2Fdashboard&reason=partner');
    expect(judge(asked, member, false)).toBe('show');
    expect(judge(asked, partner, false)).toEqual({ to: '/vi/shop-manager/dashboard' });
  });

  it('waits while the session is not known, and while a sign-in is on its way', () => {
    expect(judge(cart, unknown, false)).toBe('wait');
    expect(judge(manager, member, true)).toBe('wait');
    expect(judge(login(), unknown, false)).toBe('show');
    expect(judge(login(), member, true)).toBe('show');
  });
});
