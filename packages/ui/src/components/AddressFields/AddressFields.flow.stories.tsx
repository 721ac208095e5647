import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadDivisions } from '../../testing/divisions.ts';
import type { AddressFields } from './AddressFields.tsx';
import shown from './AddressFields.stories.tsx';

const onChange = fn();

const meta = {
  ...shown,
  title: 'ui/Form/AddressFields/flow',
  tags: ['!autodocs'],
  args: { ...shown.args, onChange },
  beforeEach: () => void onChange.mockClear(),
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each list waits for the one above it; another city empties what stood below. */
export const Cascades: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const city = canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' });
    const district = canvas.getByRole('combobox', { name: 'Quận, huyện' });
    const ward = canvas.getByRole('combobox', { name: 'Phường, xã' });
    await expect(district).toBeDisabled();
    await userEvent.type(city, 'ha noi{Enter}');
    await waitFor(() => expect(district).toBeEnabled());
    await expect(ward).toBeDisabled();
    await userEvent.type(district, 'binh thanh{Enter}');
    await waitFor(() => expect(ward).toBeEnabled());
    await userEvent.type(ward, 'da kao{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith({
      city: 'Hà Nội',
      district: 'Quận Bình Thạnh',
      ward: 'Phường Đa Kao',
    });
    await userEvent.click(city);
    await userEvent.clear(city);
    await userEvent.type(city, 'hue{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith({ city: 'Huế', district: '', ward: '' });
    await expect(ward).toBeDisabled();
  },
};

let tries = 0;

/** A list that did not come is asked for again; the choices above stay. */
export const TriesAgain: Story = {
  args: {
    value: { city: 'Huế', district: null, ward: '' },
    load: (level, above, signal) => {
      if (level !== 'ward') return loadDivisions(level, above, signal);
      tries += 1;
      return tries === 1
        ? Promise.reject(new Error('offline'))
        : loadDivisions(level, above, signal);
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' })).toHaveValue('Huế');
  },
};
