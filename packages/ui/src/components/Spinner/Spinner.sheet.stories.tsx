import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'ui/Sheets/Spinner',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet rows={['16', '20', '32', '48'] as const} columns={['standing still'] as const}>
      {(size) => (
        <Spinner size={Number(size)} label="Đang tải" style={{ animationPlayState: 'paused' }} />
      )}
    </Sheet>
  ),
};
