import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { panorama } from './Panorama.fixture.ts';
import { Panorama } from './Panorama.tsx';

const meta = {
  title: 'ui/Sheets/Panorama',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Panorama,
} satisfies Meta<typeof Panorama>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['with marks', 'without'] as const} columns={['still'] as const} cellWidth={480}>
      {(row, _column, mode) => (
        <Panorama
          {...panorama}
          label={`${panorama.label} ${row} ${mode}`}
          hotspots={row === 'without' ? [] : panorama.hotspots}
          labels={{ ...panorama.labels, hotspots: `${panorama.labels.hotspots} ${mode}` }}
        />
      )}
    </Sheet>
  ),
};
