/** The languages of the product; every picture says in each of them what it shows. */
export type Language = 'vi' | 'en' | 'ko';

/** One picture of the set, as manifest.json lists it. Sizes in pixels. */
export interface Picture {
  /** The file name without its extension. */
  id: string;
  /** Folder under files/, and the first part of the media URL. */
  path: string;
  name: string;
  /** room, product, banner, panorama, cover, project, mark, avatar, plan … */
  kind: string;
  width: number;
  height: number;
  /** A data URI of at most 400 bytes to show, blurred, before the picture. */
  placeholder: string;
  /** The dominant colour as #rrggbb. */
  color: string;
  alt: Record<Language, string>;
  tags: Partial<
    Record<
      | 'room'
      | 'style'
      | 'time'
      | 'category'
      | 'model'
      | 'material'
      | 'colour'
      | 'angle'
      /** `before` for a room before the works, and the id of the picture after them. */
      | 'stage'
      | 'after'
      /** Of a panorama: the id of the picture of the same room. */
      | 'scene',
      string
    >
  >;
  /** Catalogue ids of the products that it shows. */
  products?: string[];
  /**
   * How a rendered picture was made; drawn ones have none. Seconds are a processor's (those of pictures made up to 22 November
   * 2026 are the clock's, pauses included).
   */
  source?: { hash: string; quality: 'quick' | 'final'; samples: number; seconds: number };
}
