import { type Picture, type ProductCard, type Profile, stripTags } from '@hien/api';
import { publicName } from '@hien/domain';
import type { ShownHome } from '../../InteriorShareDetail/HomeBody.tsx';
import { marksOf } from './marks/marks-of.ts';
import { type PostValues, contentOf } from './post-values.ts';

interface PostSources {
  pictures: readonly Picture[];
  before: Picture | null;
  author: Profile | null | undefined;
  /** The marked pieces that the shop sells, as they are today. */
  pieces: readonly ProductCard[];
  /** An instant of the wire. */
  at: string;
}

/** What is written so far as its readers would get it. Nobody likes or answers it yet. */
export function shownPost(values: PostValues, sources: PostSources): ShownHome {
  const { pictures, before, author, pieces, at } = sources;
  const { house_type, style, area, city, cost, hashtags, marks } = contentOf(values);
  const words = stripTags(values.body);
  const [cover] = pictures;
  return {
    id: 0,
    slug: '',
    title: values.title,
    excerpt: words.length <= 200 ? words : `${words.slice(0, 199).trimEnd()}…`,
    picture: cover ?? nothing,
    picture_count: pictures.length,
    author: {
      name: publicName(author ?? { first_name: '', last_name: '' }),
      avatar: author?.avatar ?? null,
    },
    style,
    house_type,
    area,
    city,
    cost,
    pieces: pieces.length,
    likes: 0,
    comments: 0,
    views: 0,
    created_at: at,
    updated_at: at,
    body: values.body,
    pictures: pictures.map((picture, index) => ({ picture, tags: marksOf(marks, index) })),
    before: cover === undefined ? null : before,
    hashtags,
    pieces_shown: pieces.map(({ id, name, picture, categoryId, prices, availability }) => ({
      id,
      name,
      picture,
      category_id: categoryId,
      list_price: prices.listPrice,
      final_price: prices.finalPrice,
      option_id: availability === 'sold_out' ? null : id,
    })),
    related: [],
  };
}

const nothing: Picture = {
  path: '',
  name: '',
  width: 4,
  height: 3,
  alt: '',
  placeholder: '',
  color: '',
};
