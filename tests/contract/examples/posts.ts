import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const content = {
  title: '  Nhà ống bốn mét ',
  body: '<p>Một căn nhà.</p>',
  house_type: 'studio',
  style: 'modern',
  area: 42.5,
  city: 'Hà Nội',
  cost: null,
  pictures: [],
  marks: [],
  before: null,
  hashtags: ['nhàống'],
} as const;
const sent = { ...content, pictures: [], marks: [], hashtags: [...content.hashtags] };

export const postExamples = [
  example('listMyPosts', {
    title: 'only one’s own',
    given: { as: 'member' },
    holds: ({ data: { items, meta } }) => expect(items.length).toBeLessThanOrEqual(meta.total),
  }),
  example('getMyPost', {
    title: 'one’s own',
    given: ({ postIds: [id] }) => ({ as: 'member', params: { id } }),
    holds: ({ data }) => expect(data.body).not.toBe(''),
  }),
  example('getMyPost', {
    title: 'of somebody else',
    given: ({ postIds: [id] }) => ({ as: 'partner', params: { id } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listPostPieces', {
    title: 'of one’s own',
    given: ({ postIds: [id] }) => ({ as: 'member', params: { id } }),
    holds: ({ data: { items } }) =>
      expect(items.map(({ opened }) => opened)).toEqual(
        items.map(({ opened }) => opened).toSorted((a, b) => b - a),
      ),
  }),
  example('listPostPieces', {
    title: 'of somebody else',
    given: ({ postIds: [id] }) => ({ as: 'partner', params: { id } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('createPost', {
    title: 'a draft without a picture',
    given: { as: 'member', body: { ...sent, key: 'post-example-1' } },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ state: 'draft', version: 1, slug: null }),
  }),
  example('savePost', {
    title: 'from the version that stands',
    given: ({ postIds: [id] }) => ({
      as: 'member',
      params: { id },
      body: { ...sent, expected_version: 9 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ version: 10, area: 42.5 }),
  }),
  example('savePost', {
    title: 'from an older version',
    given: ({ postIds: [id] }) => ({
      as: 'member',
      params: { id },
      body: { ...sent, title: 'Cũ rồi', expected_version: 1 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('savePost', {
    title: 'that is not there',
    given: { as: 'member', params: { id: nobodysId }, body: { ...sent, expected_version: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('movePost', {
    title: 'shown to readers, at an address of its own',
    given: ({ postIds: [, id] }) => ({
      as: 'member',
      params: { id },
      body: { move: 'publish' as const, expected_version: 9 },
    }),
    holds: ({ data }) => {
      expect(data.state).toBe('published');
      expect(data.slug).not.toBeNull();
    },
  }),
  example('planPost', {
    title: 'taken back',
    given: ({ postIds: [, id] }) => ({
      as: 'member',
      params: { id },
      body: { publish_at: null, expected_version: 9 },
    }),
    holds: ({ data }) => expect(data.publish_at).toBeNull(),
  }),
  example('planPost', {
    title: 'for what has passed',
    given: ({ postIds: [, id] }) => ({
      as: 'member',
      params: { id },
      body: { publish_at: '2020-01-01T00:00:00.000Z', expected_version: 9 },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('planPost', {
    title: 'from an older version',
    given: ({ postIds: [, id] }) => ({
      as: 'member',
      params: { id },
      body: { publish_at: null, expected_version: 1 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('planPost', {
    title: 'that is not there',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: { publish_at: null, expected_version: 1 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('movePost', {
    title: 'from an older version',
    given: ({ postIds: [, id] }) => ({
      as: 'member',
      params: { id },
      body: { move: 'take-back' as const, expected_version: 1 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('movePost', {
    title: 'that is not there',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: { move: 'publish', expected_version: 1 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
