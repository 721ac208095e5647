import type { RbrHome, RbrSlot } from '@hien/api';
import { fixtures } from '@hien/api/testing';
import { roomHomeOf } from '@hien/api/wire';
import { startSelection, withOption, withStyle } from '@hien/domain';
import { expect, it } from 'vitest';
import { layersOf } from './layers-of.ts';

/** The fixtures' home with a scene in its first room, in which each option has the layer `<slot>-<place>`. */
function layeredHome(): RbrHome {
  const home = fixtures.roomHome(1, 'vi');
  if (home === undefined) throw new Error('the fixtures have no home');
  const drawn = (slot: RbrSlot): RbrSlot => ({
    ...slot,
    options: slot.options.map((option, at) => ({
      ...option,
      layer: { name: `${slot.slot}-${at + 1}`, box: [0, 0, 10, 10] },
    })),
  });
  return {
    ...home,
    rooms: home.rooms.map((room, at) =>
      at > 0
        ? room
        : {
            ...room,
            scene: {
              path: 'layers/any',
              width: 1920,
              height: 1440,
              color: '#ffffff',
              placeholder: '',
              alt: '',
            },
            slots: room.slots.map(drawn),
          },
    ),
  };
}

const home = layeredHome();
const choices = roomHomeOf(home);
const [room] = home.rooms;
const [inRoom] = choices.rooms;
if (room === undefined || inRoom === undefined) throw new Error('the home has no rooms');
const start = startSelection(choices);
const slotOf = (name: string) => {
  const slot = inRoom.slots.find((one) => one.slot === name);
  if (slot === undefined) throw new Error(`no ${name} in the room`);
  return slot;
};
const lit = (slot: RbrSlot): RbrSlot => ({
  ...slot,
  options: slot.options.map((option, at) => ({
    ...option,
    layer: option.layer && {
      ...option.layer,
      light: { sofa: { red: 0.9, green: 0.95, blue: 1 - at / 100 } },
    },
  })),
});
const base = (selection = start) => layersOf({ choices, selection }, room)?.base.key;

it('shows the walls and the floor of the style before anybody chose them, and after', () => {
  expect(base()).toBe('layers/any/base-wall-1-floor-1');
  expect(base(withStyle(choices, start, 3))).toBe('layers/any/base-wall-2-floor-2');
  const floor = slotOf('floor');
  const chosen = withOption(start, inRoom, floor, floor.options[2]?.id ?? 0);
  expect(base(chosen)).toBe('layers/any/base-wall-1-floor-3');
  expect(base(withStyle(choices, chosen, 3))).toBe('layers/any/base-wall-2-floor-3');
});

it('takes the light of the pieces from the wall that is shown', () => {
  const walls = {
    ...room,
    slots: room.slots.map((slot) => (slot.slot === 'wall' ? lit(slot) : slot)),
  };
  const light = (selection = start) => layersOf({ choices, selection }, walls)?.base.light;
  expect(light()).toEqual({ sofa: { red: 0.9, green: 0.95, blue: 1 } });
  expect(light(withStyle(choices, start, 3))).toEqual({
    sofa: { red: 0.9, green: 0.95, blue: 0.99 },
  });
  expect(layersOf({ choices, selection: start }, room)?.base.light).toBeUndefined();
});

it('lays pieces alone over them, and none where a slot is left empty', () => {
  const slots = (selection = start) =>
    layersOf({ choices, selection }, room)?.layers.map(({ slot }) => slot);
  expect(slots()).toEqual(['rug', 'sofa', 'table', 'lamp']);
  expect(slots(withOption(start, inRoom, slotOf('sofa'), null))).toEqual(['rug', 'table', 'lamp']);
});

it('lays the shade of all pieces on the rug, and none where a slot is left empty', () => {
  const shaded = { ...room, scene: room.scene && { ...room.scene, shaded: 'rug' as const } };
  const layers = (selection = start) => layersOf({ choices, selection }, shaded)?.layers ?? [];
  expect(layers().map(({ slot }) => slot)).toEqual(['rug', 'shade', 'sofa', 'table', 'lamp']);
  expect(layers()[1]).toMatchObject({ key: 'layers/any/shade', box: [0, 0, 1920, 1440] });
  const without = layers(withOption(start, inRoom, slotOf('sofa'), null));
  expect(without.map(({ slot }) => slot)).toEqual(['rug', 'table', 'lamp']);
});

it('is no picture of layers where something chosen has none', () => {
  const bare = {
    ...room,
    slots: room.slots.map((slot) =>
      slot.slot === 'sofa'
        ? { ...slot, options: slot.options.map((one) => ({ ...one, layer: null })) }
        : slot,
    ),
  };
  expect(layersOf({ choices, selection: start }, bare)).toBeNull();
});
