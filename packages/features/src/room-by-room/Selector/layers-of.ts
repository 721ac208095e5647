import type { RbrHomeRoom, RbrSlot } from '@hien/api';
import { type Surface, isSurface } from '@hien/domain';
import type { PlacedLayer } from '@hien/ui/viewers';
import { layerSrc } from './layers-ahead.ts';
import { shownOption } from './room-words.ts';
import type { Selector } from './useSelector.ts';

/** An appliance that no option of its place is drawn of stands outside the picture. */
export const isDrawn = ({ niche, options }: RbrSlot): boolean =>
  niche === null || options.some(({ layer }) => layer !== null);

/** The scene with the files of what is chosen; null where the room has none, or not of everything that is chosen. */
export function layersOf(selector: Pick<Selector, 'choices' | 'selection'>, room: RbrHomeRoom) {
  const { scene } = room;
  if (scene === null) return null;
  const shown = room.slots
    .filter(isDrawn)
    .map((slot) => ({ slot, option: shownOption(selector, room, slot) }));
  if (shown.some(({ option }) => option !== null && option.layer === null)) return null;
  const part = (name: Surface) => shown.find(({ slot }) => slot.slot === name)?.option?.layer;
  const [wall, floor] = [part('wall'), part('floor')];
  if (wall == null || floor == null) return null;
  // A place left empty throws no shade.
  const isFurnished = shown.every(({ option }) => option !== null);
  const file = (name: string) => ({
    key: `${scene.path}/${name}`,
    src: (width: number) => layerSrc(scene, name, width),
  });
  return {
    base: {
      ...file(`base-${wall.name}-${floor.name}`),
      ...(wall.light !== undefined && { light: wall.light }),
    },
    layers: shown.flatMap(({ slot, option }): PlacedLayer[] => {
      const [left, top, right, bottom] = option?.layer?.box ?? [];
      if (isSurface(slot.slot) || option?.layer == null) return [];
      if (left === undefined || top === undefined || right === undefined || bottom === undefined)
        return [];
      const piece: PlacedLayer = {
        ...file(option.layer.name),
        slot: slot.slot,
        box: [left, top, right, bottom],
      };
      return isFurnished && slot.slot === scene.shaded
        ? [piece, { ...file('shade'), slot: 'shade', box: [0, 0, scene.width, scene.height] }]
        : [piece];
    }),
    width: scene.width,
    height: scene.height,
    color: scene.color,
    placeholder: scene.placeholder,
    alt: `${room.name}: ${shown.flatMap(({ option }) => option?.name ?? []).join(', ')}`,
  };
}
