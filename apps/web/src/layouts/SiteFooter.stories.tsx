import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter.tsx';

// The footer's own props: ui/Navigation/Footer. Here it is the site's; guests, members and staff have the same.
const meta = {
  title: 'site/Footer',
  component: SiteFooter,
  tags: ['!autodocs'],
  args: { layout: 'default' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Korean: Story = { globals: { language: 'ko' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
