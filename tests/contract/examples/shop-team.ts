import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const ofAccepted = { as: 'newcomer' } as const;

export const shopTeamExamples = [
  example('readShopTeam', {
    title: 'the owner first, and what waits',
    given: { as: 'partner' },
    holds: ({ people, invitations }) => {
      expect([people[0]?.role, people[0]?.since]).toEqual(['owner', null]);
      expect(invitations.length).toBeGreaterThan(0);
    },
  }),
  example('inviteShopStaff', {
    title: 'by an address, whoever has it',
    given: { as: 'partner', body: { email: ' Tho.Son@hien-moc.example ' } },
    holds: ({ invitations }) =>
      expect(invitations[0]).toMatchObject({ email: 'tho.son@hien-moc.example', isOver: false }),
  }),
  example('inviteShopStaff', {
    title: 'what is no address',
    given: { as: 'partner', body: { email: 'tho.son' } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('inviteShopStaff', {
    title: 'one’s own address',
    given: ({ partner }) => ({ as: 'partner', body: { email: partner.email } }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('resendShopInvitation', {
    title: 'looked at before its last mail',
    given: ({ shopTeam: { invitations } }) => ({
      as: 'partner',
      params: { id: invitations[0].id },
      body: { version: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('resendShopInvitation', {
    title: 'of another shop',
    given: { as: 'partner', params: { id: nobodysId }, body: { version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('resendShopInvitation', {
    title: 'with a new link',
    given: ({ shopTeam: { invitations } }) => ({
      as: 'partner',
      params: { id: invitations[0].id },
      body: { version: invitations[0].version },
    }),
    holds: ({ invitations }) => expect(invitations.some(({ isOver }) => !isOver)).toBe(true),
  }),
  example('withdrawShopInvitation', {
    title: 'of another shop',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('withdrawShopInvitation', {
    title: 'that was accepted',
    given: ({ shopTeam: { acceptedId } }) => ({ as: 'partner', params: { id: acceptedId } }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('withdrawShopInvitation', {
    title: 'nobody waits for it any more',
    given: ({ shopTeam: { invitations } }) => ({
      as: 'partner',
      params: { id: invitations[1].id },
    }),
    holds: ({ people }) => expect(people[0]?.role).toBe('owner'),
  }),
  example('readShopInvitation', {
    title: 'what a link is for',
    given: ({ shopTeam: { tokens } }) => ({ ...ofAccepted, body: { token: tokens.open } }),
    holds: ({ standing }) => expect(standing).toBe('open'),
  }),
  example('readShopInvitation', {
    title: 'a link of nobody',
    given: { ...ofAccepted, body: { token: 'khong-co' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('acceptShopInvitation', {
    title: 'for another address',
    given: ({ shopTeam: { tokens } }) => ({ ...ofAccepted, body: { token: tokens.otherAccount } }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('acceptShopInvitation', {
    title: 'a link of nobody',
    given: { ...ofAccepted, body: { token: 'khong-co' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('acceptShopInvitation', {
    title: 'whoever was asked works in the shop from now on',
    given: ({ shopTeam: { tokens } }) => ({ ...ofAccepted, body: { token: tokens.open } }),
    holds: ({ standing }) => expect(standing).toBe('works_here'),
  }),
  example('leaveShop', {
    title: 'by themselves',
    given: ofAccepted,
    holds: ({ left }) => expect(left).toBe(true),
  }),
  example('removeShopStaff', {
    title: 'who does not work here',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeShopStaff', {
    title: 'is gone from the list',
    given: ({ shopTeam: { colleagueId } }) => ({ as: 'partner', params: { id: colleagueId } }),
    holds: ({ people }) => expect(people[0]?.role).toBe('owner'),
  }),
];
