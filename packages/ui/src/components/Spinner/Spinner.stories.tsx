import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'ui/Base/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Đang tải' },
  argTypes: { size: { control: { type: 'range', min: 12, max: 64 } } },
} satisfies Meta<typeof Spinner>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
