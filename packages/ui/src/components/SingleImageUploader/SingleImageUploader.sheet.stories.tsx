import type { Meta, StoryObj } from '@storybook/react-vite';
import { rooms } from '../../testing/samples.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { SingleImageUploader } from './SingleImageUploader.tsx';
import shown from './SingleImageUploader.stories.tsx';

const meta = {
  title: 'ui/Sheets/SingleImageUploader',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: SingleImageUploader,
  args: shown.args,
} satisfies Meta<typeof SingleImageUploader>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['wide', 'square', 'avatar'] as const}
      columns={['empty', 'filled', 'disabled'] as const}
      cellWidth={300}
    >
      {(shape, column) => (
        <SingleImageUploader
          {...args}
          shape={shape}
          value={column === 'filled' ? (rooms[0] ?? '') : ''}
          disabled={column === 'disabled'}
        />
      )}
    </Sheet>
  ),
};
