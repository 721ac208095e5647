import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand, everyBrandOnPhone } from '../../testing/every-brand.ts';
import type { PrintSheet } from './PrintSheet.tsx';
import shown, { Order, VatInvoice } from './PrintSheet.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/PrintSheet',
  parameters: everyBrand,
  tags: ['!autodocs'],
} satisfies Meta<typeof PrintSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

// A sheet is a page of its own, and paper is light in both modes.
export const Invoice: Story = { ...VatInvoice };
export const InvoiceDark: Story = { ...VatInvoice, globals: { mode: 'dark' } };
export const OrderPhone: Story = {
  ...Order,
  parameters: everyBrandOnPhone,
  globals: { viewport: { value: 'phone' } },
};
