import type { Call } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const abusive: Call<'requestReviewRemoval'>['body']['reason'] = 'abusive';
const remove = { decision: 'delete', reason: 'Xúc phạm người bán' } as const;
const keep = { decision: 'keep', reason: 'Đây là trải nghiệm của người mua' } as const;

export const reviewRemovalExamples = [
  example('requestReviewRemoval', {
    title: 'waits for staff',
    given: ({ removal: { reviewId: id } }) => ({ as: 'partner', body: { id, reason: abusive } }),
    holds: (body) => expect(body).toMatchObject({ state: 'deletion_requested', reason: 'abusive' }),
  }),
  example('requestReviewRemoval', {
    title: 'is for sellers',
    given: ({ removal: { reviewId: id } }) => ({ as: 'member', body: { id, reason: abusive } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('requestReviewRemoval', {
    title: 'of nobody’s review',
    given: { as: 'partner', body: { id: nobodysId, reason: abusive } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listReviewRemovals', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ requested_at }) => Date.parse(requested_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(data.items.every(({ state }) => state === 'deletion_requested')).toBe(true);
    },
  }),
  example('listReviewRemovals', {
    title: 'sellers see no requests of others',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideReviewRemoval', {
    title: 'needs a reason',
    given: ({ removal: { ids } }) => ({
      as: 'admin',
      params: { id: ids[0] },
      body: { ...keep, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideReviewRemoval', {
    title: 'what was looked at must still be so',
    given: ({ removal: { ids } }) => ({
      as: 'admin',
      params: { id: ids[0] },
      body: { ...keep, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideReviewRemoval', {
    title: 'a review stays',
    given: ({ removal: { ids } }) => ({
      as: 'admin',
      params: { id: ids[0] },
      body: { ...keep, expected_version: 0 },
    }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'visible', version: 1, decision: keep.reason });
      expect(data.decided?.by).not.toBe('');
    },
  }),
  example('decideReviewRemoval', {
    title: 'a review goes',
    given: ({ removal: { ids } }) => ({
      as: 'admin',
      params: { id: ids[1] },
      body: { ...remove, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'deleted', version: 1 }),
  }),
  example('decideReviewRemoval', {
    title: 'there is no such request',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...keep, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideReviewRemoval', {
    title: 'sellers decide nothing',
    given: ({ removal: { ids } }) => ({
      as: 'partner',
      params: { id: ids[0] },
      body: { ...keep, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
];
