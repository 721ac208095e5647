import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fold } from '../../testing/formats.ts';
import { cities, comboboxTexts } from '../../testing/divisions.ts';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'ui/Form/Combobox/flow',
  tags: ['!autodocs'],
  component: Combobox,
  args: {
    'aria-label': 'Tỉnh, thành phố',
    options: cities,
    fold,
    texts: comboboxTexts,
    onChange: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** “da” without accents finds Đà Nẵng first; arrows go round; Enter chooses. */
export const FoundWithoutAccents: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' });
    await userEvent.type(field, 'da');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const options = canvas.getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Đà Nẵng']);
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.clear(field);
    await userEvent.type(field, 'ha');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Hà Nội',
      'Hải Phòng',
      'Khánh Hòa',
      'Thành phố Hồ Chí Minh',
    ]);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hải Phòng');
    await expect(field).toHaveValue('Hải Phòng');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
  },
};

/** A whole name is chosen by going on, as one does on a phone; half of one is not. */
export const WholeName: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'da nang');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Đà Nẵng');
    await expect(field).toHaveValue('Đà Nẵng');
    await userEvent.clear(field);
    await userEvent.type(field, 'hai pho');
    await userEvent.tab();
    await expect(field).toHaveValue('Đà Nẵng');
  },
};

/** What was typed and not chosen falls back; Escape closes, then clears. */
export const FallsBack: Story = {
  args: { value: 'Huế' },
  render: (args) => <Combobox {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await within(canvasElement).findByText(comboboxTexts.empty);
    await userEvent.tab();
    await expect(field).toHaveValue('Huế');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** What a place was called before finds it, after those that are called so today. */
export const FoundByFormerName: Story = {
  args: {
    'aria-label': 'Phường, xã',
    options: [
      { value: 'a', label: 'Phường Sài Gòn', also: ['Phường Bến Nghé, Quận 1'] },
      { value: 'b', label: 'Phường Bến Thành', also: ['Phường Phạm Ngũ Lão, Quận 1'] },
      { value: 'c', label: 'Phường Bàn Cờ', also: ['Phường 1, Quận 3'] },
    ],
    texts: { ...comboboxTexts, also: (word) => `trước là ${word}` },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Phường, xã' });
    const shown = () => canvas.getAllByRole('option').map((option) => option.textContent);
    await userEvent.type(field, 'ben');
    await expect(shown()).toEqual([
      'Phường Bến Thành',
      'Phường Sài Gòntrước là Phường Bến Nghé, Quận 1',
    ]);
    await userEvent.clear(field);
    await userEvent.type(field, 'phuong 1 quan 3');
    await expect(shown()).toEqual(['Phường Bàn Cờtrước là Phường 1, Quận 3']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('c');
  },
};

/** A list that helps and does not decide: what is typed stays, and one of the list is still a press away. */
export const FreeText: Story = {
  args: { free: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Bản Áng{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bản Áng');
    await userEvent.tab();
    await expect(field).toHaveValue('Bản Áng');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.clear(field);
    await userEvent.type(field, 'da n');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Đà Nẵng');
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: 'Lâm Đồng' }));
    await expect(field).toHaveValue('Lâm Đồng');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
