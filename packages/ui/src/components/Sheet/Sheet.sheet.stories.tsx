import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand, everyBrandOnPhone } from '../../testing/every-brand.ts';
import type { Sheet } from './Sheet.tsx';
import shown, { Filters, FromStart } from './Sheet.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/Sheet',
  parameters: { ...shown.parameters, ...everyBrand },
  tags: ['!autodocs'],
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

// A modal panel owns the page, so each has a picture of its own.
export const End: Story = { ...Filters };
export const Large: Story = { ...Filters, args: { size: 'lg' } };
export const Start: Story = { ...FromStart };
export const Phone: Story = {
  ...Filters,
  parameters: everyBrandOnPhone,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Filters, globals: { mode: 'dark' } };
