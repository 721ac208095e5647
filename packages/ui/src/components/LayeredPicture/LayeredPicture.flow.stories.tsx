import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawn } from './LayeredPicture.fixture.ts';
import { painted, watchFrames } from './painted.fixture.ts';
import { LayeredPicture } from './LayeredPicture.tsx';
import shown, { Exchanged } from './LayeredPicture.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/LayeredPicture/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof LayeredPicture>;
export default meta;

const sources = (root: HTMLElement) => painted(root).map(({ src }) => src);
const sourceOf = (layer: { src: (width: 1280) => string }) => layer.src(1280);

/** By keys alone; in no frame a slot is without a picture that is there. */
export const Keyboard: StoryObj<typeof meta> = {
  ...Exchanged,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(painted(canvasElement).every(({ naturalWidth }) => naturalWidth > 0)).toBe(true),
    );
    const stop = watchFrames(canvasElement);
    canvas.getByRole('radio', { name: 'sofa màu rêu' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(sources(canvasElement)).toContain(sourceOf(drawn.sofas.clay)));
    canvas.getByRole('radio', { name: 'tường kem' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(sources(canvasElement)).toContain(sourceOf(drawn.bases.sage)));
    await expect(stop()).toEqual(new Set([3]));
    await expect(
      canvas.getByRole('img', { name: 'Phòng khách tường xanh xám: sofa màu đất, tranh mặt trời' }),
    ).toBeVisible();
  },
};

/** The factors of red, green and blue in which a layer is seen; nothing for one as it was photographed. */
function lightOf(root: HTMLElement, layer: { src: (width: 1280) => string }): number[] {
  const filter = painted(root).find(({ src }) => src === sourceOf(layer))?.style.filter;
  const id = filter?.match(/^url\("?#(.+?)"?\)$/)?.[1];
  const matrix = id && document.getElementById(id)?.querySelector('feColorMatrix');
  if (!matrix) return [];
  const values = [...matrix.values.baseVal].map(({ value }) => Number(value.toFixed(3)));
  return [0, 6, 12].map((at) => values[at] ?? Number.NaN);
}

const lostRoom = {
  ...drawn.bases.cream,
  key: 'base-lost',
  src: () => 'data:image/png,',
  light: { sofa: { red: 0.5, green: 0.5, blue: 0.5 } },
};
const inSage = [0.88, 0.9, 0.84];
const walls = { sage: drawn.bases.sage, lost: lostRoom };

/** A green wall dims and colours the pieces before it, once it is there and not before. */
export const LightOfWalls: StoryObj<typeof meta> = {
  args: { onError: fn() },
  render: function Chosen(args) {
    const [base, setBase] = useState(args.base);
    return (
      <div style={{ maxWidth: 800 }}>
        <LayeredPicture {...args} base={base} />
        {Object.entries(walls).map(([name, wall]) => (
          <button key={name} type="button" onClick={() => setBase(wall)}>
            {name}
          </button>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement, args }) => {
    const press = (name: string) =>
      userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(lightOf(canvasElement, drawn.sofas.moss)).toEqual([]);
    await press('sage');
    await waitFor(() => expect(lightOf(canvasElement, drawn.sofas.moss)).toEqual(inSage));
    await expect(sources(canvasElement)).toContain(sourceOf(drawn.bases.sage));
    await expect(lightOf(canvasElement, drawn.arts.sun)).toEqual([]);
    await press('lost');
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('base'));
    await expect(lightOf(canvasElement, drawn.sofas.moss)).toEqual(inSage);
  },
};

const broken = { ...drawn.sofas.clay, key: 'sofa-lost', src: () => 'data:image/png,' };

/** A piece that cannot be fetched: the one before stays, and the page hears of it. */
export const Lost: StoryObj<typeof meta> = {
  args: { onError: fn() },
  render: function Chosen(args) {
    const [lost, setLost] = useState(false);
    return (
      <div style={{ maxWidth: 800 }}>
        <LayeredPicture {...args} layers={[lost ? broken : drawn.sofas.moss]} />
        <button type="button" onClick={() => setLost(true)}>
          Đổi sofa
        </button>
      </div>
    );
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Đổi sofa' }));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('sofa'));
    await expect(sources(canvasElement)).toContain(sourceOf(drawn.sofas.moss));
  },
};
