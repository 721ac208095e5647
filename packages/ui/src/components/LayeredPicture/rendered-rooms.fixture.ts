import rendered from '../../../../pictures/layers.json' with { type: 'json' };
import type { LayeredPictureProps, LayerImage, PlacedLayer } from './LayeredPicture.tsx';

/** The rooms whose layers are rendered, as the shop shows them. */
export const rooms = rendered;
export type Room = (typeof rendered)[number];

/** What stands in a room: a wall, a floor, and a product in each slot. */
export type Choice = Readonly<Record<string, string>>;

/** What can be chosen in a room, in the order in which it lies: wall, floor, then slots from back to front. */
export const choicesOf = (room: Room): [slot: string, options: readonly string[]][] => [
  ['wall', room.walls],
  ['floor', room.floors],
  ...room.slots.map(({ slot, options }): [string, string[]] => [
    slot,
    options.map(({ product }) => product),
  ]),
];

/** The room as it opens: the first of everything. */
export const firstChoice = (room: Room): Choice =>
  Object.fromEntries(choicesOf(room).map(([slot, [first = '']]) => [slot, first]));

export function pictureOf(room: Room, choice: Choice): LayeredPictureProps {
  const file = (name: string): LayerImage => ({
    key: `${room.id}/${name}`,
    src: (width) => `/media/layers/${room.id}/${name}-${width}.avif`,
  });
  return {
    base: {
      ...file(`base-${choice['wall']}-${choice['floor']}`),
      light: Object.entries(room.light ?? {}).find(([wall]) => wall === choice['wall'])?.[1] ?? {},
    },
    layers: room.slots.flatMap(({ slot, options }) => {
      const option = options.find(({ product }) => product === choice[slot]);
      if (option === undefined) return [];
      const [left = 0, top = 0, right = 0, bottom = 0] = option.box;
      const piece: PlacedLayer = {
        ...file(`${slot}-${option.product}`),
        slot,
        box: [left, top, right, bottom],
      };
      return slot === room.shaded
        ? [piece, { ...file('shade'), slot: 'shade', box: [0, 0, room.width, room.height] }]
        : [piece];
    }),
    width: room.width,
    height: room.height,
    color: room.color,
    placeholder: room.placeholder,
    alt: `${room.alt.vi}: ${Object.values(choice).join(', ')}`,
  };
}
