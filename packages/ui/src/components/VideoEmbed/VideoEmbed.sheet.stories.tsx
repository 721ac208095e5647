import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { eveningRoom, missing } from '../../testing/samples.ts';
import { words } from '../../testing/languages/words.ts';
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
          title={words('Một ngày ở xưởng mộc', 'A day in a joiner’s workshop', '목공방의 하루')}
          poster={column === 'poster' ? eveningRoom : missing}
          playLabel={words(
            'Phát video: Một ngày ở xưởng mộc',
            'Play: A day in a joiner’s workshop',
            '재생: 목공방의 하루',
          )}
          duration="2:14"
          note={words('Phát từ YouTube.', 'Played by YouTube.', 'YouTube에서 재생합니다.')}
        />
      )}
    </Sheet>
  ),
};
