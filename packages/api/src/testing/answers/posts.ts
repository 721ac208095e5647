import { type Language, canMovePost, planFault } from '@hien/domain';
import type { Picture, Post } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { emptyPost, myPosts, postPieces } from '../fixtures/posts.ts';
import { type Answers, pageOf } from './answerer.ts';

const now = '2026-03-06T03:00:00.000Z';

function own(id: number, token: string | null, language: Language): Post {
  const found = myPosts(language).find((post) => post.id === id);
  if (found === undefined || token !== tokens.member) throw new MockFailure(404);
  return found;
}

type Content = Omit<Post, 'pictures' | 'before' | keyof ReturnType<typeof facts>> & {
  title: string;
  pictures: string[];
  before: string | null;
};

const facts = ({
  id,
  version,
  state,
  picture,
  slug,
  updated_at,
  published_at,
  publish_at,
  likes,
  comments,
  views,
  pieces,
}: Post) => ({
  id,
  version,
  state,
  picture,
  slug,
  updated_at,
  published_at,
  publish_at,
  likes,
  comments,
  views,
  pieces,
});

/** A picture by its address: one of the post's, or one that was just sent. */
function pictureAt(address: string, known: readonly (Picture | null)[]): Picture {
  const found = known.find((one) => one !== null && `/media/${one.path}/${one.name}` === address);
  if (found) return found;
  if (!address.startsWith('/media/uploads/')) throw new MockFailure(400);
  const name = address.slice('/media/uploads/'.length);
  return {
    path: 'uploads',
    name,
    width: 1200,
    height: 900,
    alt: '',
    placeholder: '',
    color: '#d9cdbb',
  };
}

function withContent(post: Post, content: Content): Post {
  const known = [...post.pictures, post.before];
  const pictures = content.pictures.map((address) => pictureAt(address, known));
  return {
    ...post,
    ...content,
    pictures,
    picture: pictures[0] ?? null,
    before: content.before === null ? null : pictureAt(content.before, known),
    updated_at: now,
  };
}

export const postAnswers: Answers<
  | 'listMyPosts'
  | 'getMyPost'
  | 'createPost'
  | 'savePost'
  | 'movePost'
  | 'planPost'
  | 'listPostPieces'
> = {
  listMyPosts({ query, language }) {
    const items = myPosts(language)
      .filter(({ state }) => query.state === undefined || state === query.state)
      .map((post) => ({ ...facts(post), title: post.title }));
    return { data: pageOf(items, query.page, 20) };
  },

  getMyPost({ params, token, language }) {
    return { data: own(params.id, token, language) };
  },

  listPostPieces({ params, token, language }) {
    return { data: { items: postPieces(own(params.id, token, language), language) } };
  },

  createPost({ body: { key: _key, ...content } }) {
    return { data: withContent(emptyPost(), content) };
  },

  savePost({ params, body: { expected_version: expected, ...content }, token, language }) {
    const post = own(params.id, token, language);
    if (expected < post.version) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    const state = post.state === 'published' ? 'changed' : post.state;
    return { data: { ...withContent(post, content), state, version: expected + 1 } };
  },

  planPost({ params, body: { publish_at: at, expected_version: expected }, token, language }) {
    const post = own(params.id, token, language);
    if (expected < post.version) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    if (at !== null && planFault(Date.parse(at), Date.parse(now)) !== null)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: [{ field: 'publish_at', code: 'validation.plan.past' }],
      });
    if (at !== null && !canMovePost(post.state, 'publish')) throw new MockFailure(409);
    return { data: { ...post, publish_at: at } };
  },

  movePost({ params, body: { move, expected_version: expected }, token, language }) {
    const post = own(params.id, token, language);
    if (expected < post.version) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    if (!canMovePost(post.state, move)) throw new MockFailure(409);
    if (move === 'delete') return { data: post };
    return {
      data:
        move === 'publish'
          ? {
              ...post,
              state: 'published',
              slug: post.slug ?? 'can-bep-cua-me',
              published_at: now,
              publish_at: null,
            }
          : { ...post, state: 'taken-back' },
    };
  },
};
