/** The languages of the product; every picture says in each of them what it shows. */
export type Language = 'vi' | 'en' | 'ko';

/** One picture of the set, as manifest.json lists it. Sizes in pixels. */
export interface Picture {
  /** The file name without its extension. */
  id: string;
  /** Folder under files/, and the first part of the media URL. */
  path: string;
  name: string;
  /** room, product, banner, panorama, cover, home, project, mark, avatar, plan … */
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
      | 'edition'
      | 'angle'
      /** `before` for a room before the works, `during` for one between them, and the id of the picture after them. */
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
  /** The same once more as designs sell it: `files/sold/<name>`, 2,400 pixels wide. */
  sold?: { hash: string; samples: number; seconds: number };
}

/** Factors of display values, 1 being as photographed. */
export interface Light {
  red: number;
  green: number;
  blue: number;
}

/** A room whose pieces can be exchanged: a base per wall and floor, and a layer per option, which lie on it in the slots' order. */
export interface LayeredRoom {
  id: string;
  /** living, bedroom, kitchen, office, … */
  room: string;
  /** Pixels of the whole picture at its largest; boxes are in these. */
  width: number;
  height: number;
  alt: Record<Language, string>;
  /** Ids of finishes, the neutral one first: `base-<wall>-<floor>`. */
  walls: string[];
  floors: string[];
  /** From back to front. */
  slots: {
    slot: string;
    /** Convex outline outside which the slot draws nothing: fractions of the picture from its top left. */
    region: [number, number][];
    /** `box` is left, top, right, bottom of the layer `<slot>-<product>`. */
    options: { product: string; box: [number, number, number, number] }[];
  }[];
  /** Of the neutral base. */
  placeholder: string;
  color: string;
  /** Exposure, white balance and curve, which all files of the room share (`studio/tone.py`). */
  tone: Record<string, number | number[]>;
  /** What its bases were corrected for by the light of a furnished room: all its pieces, as a hash. */
  settled?: string;
  /**
   * By wall and slot: how much red, green and blue pieces show before that wall, 1 being as before the neutral one
   * (`studio/settle.py`).
   */
  light?: Record<string, Record<string, Light>>;
  /** The slot that `shade` lies on: a layer as wide as the room, of the light that pieces close to each other take together. */
  shaded?: string | undefined;
  /** How each file was rendered, by its name without width; seconds are a processor's. */
  source: Record<string, { hash: string; samples: number; seed: number; seconds: number }>;
}
