import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Footer } from './Footer.tsx';
import shown, { Default } from './Footer.stories.tsx';

const meta = { ...shown, title: 'ui/Sheets/Footer', tags: ['!autodocs'] } satisfies Meta<
  typeof Footer
>;

export default meta;

export const Light: StoryObj<typeof meta> = { ...Default };
export const Dark: StoryObj<typeof meta> = { ...Default, globals: { mode: 'dark' } };
export const Phone: StoryObj<typeof meta> = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
};
