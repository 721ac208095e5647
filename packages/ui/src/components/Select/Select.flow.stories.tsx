import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Select } from './Select.tsx';
import shown, { Disabled, Empty } from './Select.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/Select/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The list itself is the device's: what is ours is the name, the choice, and what cannot be taken. */
export const AChoiceIsTaken: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Tỉnh, thành phố' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Đà Nẵng');
    await expect(select).toHaveValue('dn');
    await userEvent.selectOptions(select, 'Hải Phòng');
    await expect(select).toHaveValue('dn');
  },
};

/** The select keeps its own words transparent: the same words stand beneath it, and two of them do not lie exactly alike. */
export const NothingChosenIsWrittenOnce: Story = {
  args: { value: '', placeholder: 'Chọn tỉnh, thành phố', onChange: () => undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Chọn tỉnh, thành phố', { ignore: 'option' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveStyle({ color: 'rgba(0, 0, 0, 0)' });
  },
};

export const ALongChoiceIsReadWhole: Story = {
  args: {
    value: 'long',
    onChange: () => undefined,
    options: [
      { value: 'long', label: 'Gỗ óc chó, nệm vải lanh màu kem, tựa lưng cao · 12.813.400 đ' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const words = page.getByText(/^Gỗ óc chó/, { ignore: 'option' });
    await expect(words.scrollWidth).toBe(words.clientWidth);
    const select = page.getByRole('combobox').getBoundingClientRect();
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(select.bottom);
    await expect(select.height).toBeGreaterThan(80);
  },
};

export const OffItIsPassedOver: Story = {
  ...Disabled,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox')).not.toHaveFocus();
  },
};
