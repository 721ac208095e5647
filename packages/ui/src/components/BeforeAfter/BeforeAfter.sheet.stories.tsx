import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { bareRoom, livingRoom } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = {
  title: 'ui/Sheets/BeforeAfter',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: BeforeAfter,
} satisfies Meta<typeof BeforeAfter>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['0', '50', '100'] as const} columns={['4:3', '16:9'] as const} cellWidth={360}>
      {(start, ratio, mode) => (
        <BeforeAfter
          before={bareRoom}
          after={livingRoom}
          ratio={ratio}
          start={Number(start)}
          labels={{
            before: common.before,
            after: common.after,
            handle: `So sánh ${start} ${ratio} ${mode}`,
            position: (percent) => `Thấy ${percent}% ảnh sau`,
          }}
        />
      )}
    </Sheet>
  ),
};
