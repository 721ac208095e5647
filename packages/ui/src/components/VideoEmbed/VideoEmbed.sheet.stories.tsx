import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { eveningRoom, missing } from '../../testing/samples.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

const meta = {
  title: 'ui/Sheets/VideoEmbed',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: VideoEmbed,
} satisfies Meta<typeof VideoEmbed>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['still'] as const} columns={['poster', 'no poster'] as const} cellWidth={400}>
      {(_row, column) => (
        <VideoEmbed
          src="about:blank"
          title="Một ngày ở xưởng mộc"
          poster={column === 'poster' ? eveningRoom : missing}
          playLabel="Phát video: Một ngày ở xưởng mộc"
          duration="2:14"
          note="Phát từ YouTube."
        />
      )}
    </Sheet>
  ),
};
