import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SocialButtons } from './SocialButtons.tsx';
import shown, { SomeOff } from './SocialButtons.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/SocialButtons/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { ...shown.args, onChoose: fn() },
} satisfies Meta<typeof SocialButtons>;
export default meta;

export const WhatIsOffSaysWhy: StoryObj<typeof meta> = {
  args: { providers: SomeOff.args?.providers, note: SomeOff.args?.note },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('google');
    await userEvent.tab();
    const apple = canvas.getByRole('button', { name: 'Apple' });
    await expect(apple).toHaveFocus();
    await expect(apple).toHaveAccessibleDescription('Chưa dùng được Apple.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
