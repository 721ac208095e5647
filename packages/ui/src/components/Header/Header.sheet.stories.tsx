import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand, everyBrandOnPhone } from '../../testing/every-brand.ts';
import type { Header } from './Header.tsx';
import shown, { Bgrid, Default, Demo, Samsung, Vib } from './Header.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/Header',
  parameters: { ...shown.parameters, ...everyBrand },
  tags: ['!autodocs'],
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

// A page has one header, so each frame has a picture of its own.
const phone = { viewport: { value: 'phone' } };
const parameters = everyBrandOnPhone;
export const Phone: Story = { ...Default, parameters, globals: phone };
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const DemoDark: Story = { ...Demo, globals: { ...Demo.globals, mode: 'dark' } };
export const SamsungDark: Story = { ...Samsung, globals: { ...Samsung.globals, mode: 'dark' } };
export const BgridDark: Story = { ...Bgrid, globals: { ...Bgrid.globals, mode: 'dark' } };
export const VibPhone: Story = { ...Vib, parameters, globals: { ...Vib.globals, ...phone } };
