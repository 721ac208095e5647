import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import type { ShareMenu } from './ShareMenu.tsx';
import shown, { CopyFailed as copyFailed, Open as open } from './ShareMenu.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/ShareMenu',
  parameters: everyBrand,
  tags: ['!autodocs'],
} satisfies Meta<typeof ShareMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

// One menu is open at a time, so each has a picture of its own.
export const Open: Story = { ...open };
export const OpenDark: Story = { ...open, globals: { mode: 'dark' } };
export const CopyFailed: Story = { ...copyFailed };
