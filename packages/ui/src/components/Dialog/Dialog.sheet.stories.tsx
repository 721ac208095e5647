import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import type { Dialog } from './Dialog.tsx';
import shown, { Alert as alert, LongText, Plain } from './Dialog.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/Dialog',
  parameters: { ...shown.parameters, ...everyBrand },
  tags: ['!autodocs'],
} satisfies Meta<typeof Dialog>;

export default meta;

// A modal window owns the page, so each has a picture of its own.
export const Small: StoryObj<typeof meta> = { ...Plain, args: { size: 'sm' } };
export const Medium: StoryObj<typeof meta> = { ...LongText };
export const Large: StoryObj<typeof meta> = { ...LongText, args: { ...LongText.args, size: 'lg' } };
export const Full: StoryObj<typeof meta> = {
  ...LongText,
  args: { ...LongText.args, size: 'full' },
};
export const Alert: StoryObj<typeof meta> = { ...alert };
export const Dark: StoryObj<typeof meta> = { ...Plain, globals: { mode: 'dark' } };
