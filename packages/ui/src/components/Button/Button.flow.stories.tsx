import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Button } from './Button.tsx';
import shown, { DisabledWithReason, Loading, Primary } from './Button.stories.tsx';

const onClick = fn();

const meta = {
  ...shown,
  title: 'ui/Base/Button/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { ...shown.args, onClick },
  beforeEach: () => {
    onClick.mockClear();
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof Button>;

export const EnterAndSpacePress: Story = {
  ...Primary,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

export const OffItKeepsTheFocusAndSaysWhy: Story = {
  ...DisabledWithReason,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Chọn màu và kích thước trước');
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).not.toHaveBeenCalled();
  },
};

export const BusyItTakesNoSecondPress: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).not.toHaveBeenCalled();
  },
};
