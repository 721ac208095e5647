import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SearchBox } from './SearchBox.tsx';
import shown, { Suggestions } from './SearchBox.stories.tsx';

const onPick = fn();
const onSubmit = fn();

const meta = {
  ...shown,
  title: 'ui/Navigation/SearchBox/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  beforeEach: () => {
    onPick.mockClear();
    onSubmit.mockClear();
  },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = { ...Suggestions.args, onPick, onSubmit };

export const ChooseByKey: Story = {
  args,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await userEvent.click(box);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const options = await within(canvasElement).findAllByRole('option');
    await expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'paper' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EscapeClosesThenClears: Story = {
  args,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('den tran');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'đèn{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('đèn');
  },
};

export const ClearKeepsTheFocus: Story = {
  args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa chữ đã nhập' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};
