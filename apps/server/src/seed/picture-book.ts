import type { Picture } from '@hien/pictures';
import type { StoredPicture } from '../db/schema/columns.ts';
import { chance } from './chance.ts';
import type { Text } from './content/text.ts';

/** What an entity would like to show. */
export type PictureWish = {
  /** The picture made for it, if there is one. */
  id?: string;
  /** Kinds that would do, best first. */
  kinds: readonly string[];
  /** Words looked for in the tags and the id, most important first. */
  tags: readonly string[];
  /** Catalogue models that the picture should show. */
  models?: readonly string[];
  /** What the picture is called when the set has none at all. */
  alt: Text;
};

/** A wish that was not met by its own picture. */
export type Fallback = { wanted: string; shown: string };

/** Sizes of pictures that are planned but not rendered. */
const plannedSizes: Readonly<
  Record<string, readonly [path: string, width: number, height: number]>
> = {
  product: ['products', 1200, 1200],
  room: ['rooms', 1280, 960],
  banner: ['banners', 1920, 1080],
  mark: ['brands', 240, 240],
  avatar: ['avatars', 240, 240],
};

/** Kinds that may stand in for one another, nearest first. */
const photographs: readonly string[] = [
  'room',
  'cover',
  'banner',
  'project',
  'exterior',
  'product',
];

/** One warm grey pixel. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAOTc0AAAACwAAAAAAQABAAACAkQBADs=';

/**
 * Finds a picture for everything in the seed. A picture that is not rendered yet is replaced by the nearest
 * one of the set, the same one every time, so the seed works at every stage of the rendering.
 */
export class PictureBook {
  readonly #pictures: readonly Picture[];
  readonly #byId: ReadonlyMap<string, Picture>;
  readonly #fallbacks = new Map<string, string>();

  constructor(pictures: readonly Picture[]) {
    this.#pictures = pictures;
    this.#byId = new Map(pictures.map((picture) => [picture.id, picture]));
  }

  /** Wishes that another picture had to meet. */
  get fallbacks(): readonly Fallback[] {
    return [...this.#fallbacks].map(([wanted, shown]) => ({ wanted, shown }));
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  hasKind(kind: string): boolean {
    return this.#pictures.some((picture) => picture.kind === kind);
  }

  /** The picture with that id or null. */
  exact(id: string): StoredPicture | null {
    const picture = this.#byId.get(id);
    return picture === undefined ? null : stored(picture);
  }

  /** The picture wished for, or the nearest one. `not` are picture names already in use beside it. */
  find(wish: PictureWish, not: ReadonlySet<string> = new Set()): StoredPicture {
    const own = wish.id === undefined ? undefined : this.#byId.get(wish.id);
    if (own !== undefined) return stored(own);
    const nearest =
      this.#nearest(wish, not) ?? this.#nearest(wish, new Set()) ?? this.#anyPhotograph(wish);
    const key = wish.id ?? `${wish.kinds[0] ?? 'picture'}:${wish.tags.join('+')}`;
    if (wish.id !== undefined || nearest === null) this.#fallbacks.set(key, nearest?.id ?? 'none');
    return nearest === null ? planned(wish) : stored(nearest);
  }

  /** Pictures of these kinds that show one of the models, in the order of the set. */
  showing(models: readonly string[], kinds: readonly string[]): readonly StoredPicture[] {
    return this.#pictures
      .filter(
        (picture) =>
          kinds.includes(picture.kind) &&
          picture.products?.some((model) => models.includes(model)) === true,
      )
      .map(stored);
  }

  /** Catalogue models that a picture shows; empty when it is not known. */
  modelsIn(picture: StoredPicture): readonly string[] {
    return this.#byId.get(idOf(picture))?.products ?? [];
  }

  /** The panorama of the very room that a picture shows, or null. */
  panoramaOf(picture: StoredPicture): StoredPicture | null {
    const around = this.#pictures.find(
      ({ kind, tags }) => kind === 'panorama' && tags.scene === idOf(picture),
    );
    return around === undefined ? null : stored(around);
  }

  /** A photograph of another kind, rather than a hole in the page. Marks and avatars have no stand-in. */
  #anyPhotograph(wish: PictureWish): Picture | null {
    const photographed = wish.kinds.some((kind) => photographs.includes(kind));
    return photographed ? this.#nearest({ ...wish, kinds: photographs }, new Set()) : null;
  }

  #nearest(wish: PictureWish, not: ReadonlySet<string>): Picture | null {
    let best: { picture: Picture; score: number } | null = null;
    for (const picture of this.#pictures) {
      if (not.has(picture.name)) continue;
      const kind = wish.kinds.indexOf(picture.kind);
      if (kind < 0) continue;
      const words = new Set([...Object.values(picture.tags), ...picture.id.split('-')]);
      let score = (wish.kinds.length - kind) * 3;
      wish.tags.forEach((tag, index) => {
        if (words.has(tag) || picture.id.includes(tag)) score += 8 / (index + 1);
      });
      if (
        wish.models !== undefined &&
        picture.products?.some((model) => wish.models?.includes(model))
      )
        score += 6;
      // Equal scores are told apart by the wish, so that one picture does not serve everybody.
      score += chance(wish.id ?? wish.tags.join(' '), wish.alt.vi, picture.id) * 0.9;
      if (best === null || score > best.score) best = { picture, score };
    }
    return best?.picture ?? null;
  }
}

const idOf = ({ name }: StoredPicture): string => name.replace(/\.[a-z0-9]+$/, '');

function stored({ path, name, width, height, alt, placeholder, color }: Picture): StoredPicture {
  return {
    path,
    name,
    width,
    height,
    alt: { vi: alt.vi, en: alt.en, ko: alt.ko },
    placeholder,
    color,
  };
}

function planned(wish: PictureWish): StoredPicture {
  const [path, width, height] = plannedSizes[wish.kinds[0] ?? 'room'] ?? ['rooms', 1280, 960];
  const name = `${wish.id ?? wish.tags.join('-').replace(/[^a-z0-9-]+/g, '')}.avif`;
  return { path, name, width, height, alt: wish.alt, placeholder: blank, color: '#e4dcd0' };
}
