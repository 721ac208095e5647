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
