import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand, everyBrandOnPhone } from '../../testing/every-brand.ts';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import shown, { Danger, Doing, Failed, WithReason } from './ConfirmDialog.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/ConfirmDialog',
  parameters: { ...shown.parameters, ...everyBrand },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

// A modal window owns the page, so each has a picture of its own.
const dark = { globals: { mode: 'dark' } };
export const AskingDark: Story = { ...Danger, ...dark };
export const ReasonPhone: Story = {
  ...WithReason,
  parameters: everyBrandOnPhone,
  globals: { viewport: { value: 'phone' } },
};
export const DoingDark: Story = { ...Doing, ...dark };
export const FailedDark: Story = { ...Failed, ...dark };
