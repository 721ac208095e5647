import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand, everyBrandOnPhone } from '../../testing/every-brand.ts';
import type { PageFrame } from './PageFrame.tsx';
import shown, { Bgrid, Default, Demo, Samsung, Vib } from './PageFrame.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/PageFrame',
  parameters: { ...shown.parameters, ...everyBrand },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

// A page has one frame, so each has a picture of its own.
const dark = (story: Story): Story => ({ ...story, globals: { ...story.globals, mode: 'dark' } });
const phone = { viewport: { value: 'phone' } };
const parameters = everyBrandOnPhone;
export const DefaultDark: Story = dark(Default);
export const DemoDark: Story = dark(Demo);
export const SamsungDark: Story = dark(Samsung);
export const BgridDark: Story = dark(Bgrid);
export const VibDark: Story = dark(Vib);
export const DefaultPhone: Story = {
  ...Default,
  parameters,
  globals: { ...Default.globals, ...phone },
};
export const VibPhone: Story = { ...Vib, parameters, globals: { ...Vib.globals, ...phone } };
