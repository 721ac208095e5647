import around from '../around.json' with { type: 'json' };

/** A direction from the eye, in radians to the right of the picture's middle and up, and the point there in metres of the room. */
export interface Seen {
  yaw: number;
  pitch: number;
  at: [x: number, y: number, z: number];
}

/** What is seen from within a panorama; found by `around.ts`. The room's middle is the origin, its front lies at −y. */
export interface Around {
  width: number;
  depth: number;
  eye: [x: number, y: number, z: number];
  /** Where the picture's middle looks, in radians to the left of +y. */
  turn: number;
  /** Products of the catalogue, from left to right. */
  pieces: (Seen & { product: string })[];
  /** The ways out of the room; `to` is the kind of room behind one, where the scene is drawn from a plan. */
  doors: (Seen & { to?: string })[];
}

const byId = around as unknown as Readonly<Record<string, Around>>;

/** What is seen in the panorama with that id, or null where nobody looked. */
export const aroundIn = (id: string): Around | null => byId[id] ?? null;
