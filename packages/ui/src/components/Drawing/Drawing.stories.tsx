import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from './Drawing.tsx';

const meta = {
  title: 'ui/Media/Drawing',
  component: Drawing,
  args: { name: 'chair' },
  argTypes: {
    name: {
      control: 'select',
      options: ['chair', 'lamp', 'basket', 'shelf', 'letter', 'door', 'plant', 'rain', 'parcel'],
    },
  },
} satisfies Meta<typeof Drawing>;
export default meta;

export const Chair: StoryObj<typeof meta> = {};
