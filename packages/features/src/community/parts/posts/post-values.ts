import { type Input, type Post, type PostMark, stripTags } from '@hien/api';
import {
  type Language,
  designStyles,
  postLimits,
  postSchema,
  sharedHouseTypes,
  typedMeasure,
} from '@hien/domain';
import { addressOf } from '../../../shared/forms/uploads.ts';

/** A post as its form holds it: numbers as typed, pictures by their addresses. */
export interface PostValues {
  title: string;
  /** HTML. */
  body: string;
  images: string[];
  /** What stands on the pictures, by their place among them. */
  marks: PostMark[];
  /** None, or the one of how it was. */
  before: string[];
  house_type: string;
  style: string;
  area: string;
  city: string;
  cost: number | '';
  hashtags: string[];
}

export const blank: PostValues = {
  title: '',
  body: '',
  images: [],
  marks: [],
  before: [],
  house_type: '',
  style: '',
  area: '',
  city: '',
  cost: '',
  hashtags: [],
};

/** A post as its form begins with it: an area has the mark of decimals that the language writes. */
export const valuesOf = (post: Post, language: Language): PostValues => ({
  title: post.title,
  body: post.body,
  images: post.pictures.map(addressOf),
  marks: [...post.marks],
  before: post.before === null ? [] : [addressOf(post.before)],
  house_type: post.house_type ?? '',
  style: post.style ?? '',
  area: post.area === null ? '' : typedMeasure(post.area, language),
  city: post.city ?? '',
  cost: post.cost ?? '',
  hashtags: [...post.hashtags],
});

export type PostContent = Omit<Input<'savePost'>, 'id' | 'expected_version'>;

/** The form as the server takes it. A draft may lack anything; an area that is no number counts as none. */
export function contentOf(values: PostValues): PostContent {
  return {
    title: values.title.slice(0, postLimits.title),
    body: values.body,
    house_type: sharedHouseTypes.find((type) => type === values.house_type) ?? null,
    style: designStyles.find((style) => style === values.style) ?? null,
    area: postSchema.shape.area.safeParse(values.area).data ?? null,
    city: values.city.trim() || null,
    cost: values.cost === '' ? null : values.cost,
    pictures: values.images,
    marks: values.marks.filter(({ picture }) => picture < values.images.length),
    before: values.before[0] ?? null,
    hashtags: values.hashtags.slice(0, postLimits.hashtags),
  };
}

/** Whether the server would have all of it: an area that is no number stays on the device alone. */
export const isWhole = ({ area }: PostValues): boolean =>
  postSchema.shape.area.safeParse(area).success;

/** Two forms that say the same to the server. */
export const isSameContent = (one: PostValues, other: PostValues): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** How many letters are written, tags aside. */
export const lettersOf = ({ body }: Pick<PostValues, 'body'>): number => stripTags(body).length;

/** Marks follow their picture when pictures change places, and go with it. */
export function movedMarks(
  marks: readonly PostMark[],
  before: readonly string[],
  after: readonly string[],
): PostMark[] {
  return marks.flatMap((mark) => {
    const address = before[mark.picture];
    const place = address === undefined ? -1 : after.indexOf(address);
    return place < 0 ? [] : [{ ...mark, picture: place }];
  });
}

/** What a device kept of a post, and which version of it was being changed; undefined for anything else. */
export interface KeptPost {
  readonly version: number | null;
  readonly values: PostValues;
}

export function readKept(found: unknown): KeptPost | undefined {
  if (!isRecord(found) || !isRecord(found.values)) return undefined;
  const { values, version } = found;
  const fitting = Object.entries(blank).map(([name, empty]: [string, unknown]) => {
    const kept = values[name];
    const fits = Array.isArray(empty)
      ? Array.isArray(kept)
      : typeof kept === typeof empty || (name === 'cost' && typeof kept === 'number');
    return [name, fits ? kept : empty];
  });
  return {
    version: typeof version === 'number' ? version : null,
    values: Object.fromEntries(fitting) as PostValues,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
