import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'ui/Feedback/ProgressBar',
  component: ProgressBar,
  args: { active: true, label: 'Đang tải trang' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

export const Active: StoryObj<typeof meta> = {};
