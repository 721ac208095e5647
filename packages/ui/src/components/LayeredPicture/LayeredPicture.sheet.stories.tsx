import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { drawn, drawnRoom } from './LayeredPicture.fixture.ts';
import { LayeredPicture } from './LayeredPicture.tsx';

const meta = {
  title: 'ui/Sheets/LayeredPicture',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: LayeredPicture,
} satisfies Meta<typeof LayeredPicture>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['cream', 'sage'] as const}
      columns={['empty', 'furnished'] as const}
      cellWidth={360}
    >
      {(wall, state, mode) => (
        <LayeredPicture
          {...drawnRoom}
          base={drawn.bases[wall]}
          layers={state === 'empty' ? [] : [drawn.arts.moon, drawn.sofas.clay]}
          alt={`Phòng khách ${wall} ${state} ${mode}`}
        />
      )}
    </Sheet>
  ),
};
