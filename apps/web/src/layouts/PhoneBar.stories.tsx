import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneBar } from './PhoneBar.tsx';

// One bar for guests and members, so that the server need not know who is here.
const meta = {
  title: 'site/PhoneBar',
  component: PhoneBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PhoneBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Korean: Story = { globals: { language: 'ko' } };
