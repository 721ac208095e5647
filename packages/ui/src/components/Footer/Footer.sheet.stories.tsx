import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand, everyBrandOnPhone } from '../../testing/every-brand.ts';
import type { Footer } from './Footer.tsx';
import shown, { Default } from './Footer.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/Footer',
  parameters: { ...shown.parameters, ...everyBrand },
  tags: ['!autodocs'],
} satisfies Meta<typeof Footer>;

export default meta;

export const Light: StoryObj<typeof meta> = { ...Default };
export const Dark: StoryObj<typeof meta> = { ...Default, globals: { mode: 'dark' } };
export const Phone: StoryObj<typeof meta> = {
  ...Default,
  parameters: everyBrandOnPhone,
  globals: { viewport: { value: 'phone' } },
};
