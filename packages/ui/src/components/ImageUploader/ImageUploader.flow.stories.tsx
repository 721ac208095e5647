import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { rooms } from '../../testing/samples.ts';
import { arrives, disguised, imageTexts, picture } from '../../testing/uploads.ts';
import { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';

const Owned = ({ value: first = [], onChange, ...rest }: ImageUploaderProps) => {
  const [value, setValue] = useState(first);
  return (
    <ImageUploader
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'ui/Form/ImageUploader/flow',
  tags: ['!autodocs'],
  component: ImageUploader,
  render: (args) => <Owned {...args} />,
  args: { id: 'photos', limit: 10, upload: arrives, texts: imageTexts, onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ImageUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvas: HTMLElement) => {
  const input = canvas.querySelector('input');
  if (!input) throw new Error('No file input');
  return input;
};
const many = (count: number) => Array.from({ length: count }, (_, at) => picture(`${at + 1}.png`));

/** Fourteen are chosen: ten are kept, the rest is said, the button goes and the input is off. */
export const KeepsTenOfFourteen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), many(14));
    await canvas.findByText('Đã giữ 10 trong 14 ảnh vừa chọn. Tối đa 10 ảnh.');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        many(10).map(({ name }) => `/media/uploads/${name}`),
      ),
    );
    // Told before it is drawn.
    const third = await canvas.findByRole('button', { name: 'Xóa 3.png' });
    await expect(inputOf(canvasElement)).toBeDisabled();
    await expect(canvas.getByText('Thêm ảnh')).not.toBeVisible();
    await userEvent.click(third);
    await expect(inputOf(canvasElement)).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Xóa 4.png' })).toHaveFocus();
  },
};

/** Judged by content: a text that calls itself a picture does not go up. */
export const LooksInside: Story = {
  play: async ({ canvasElement, args }) => {
    const files = [disguised('giả.png'), picture('thật.png')];
    await userEvent.upload(inputOf(canvasElement), files);
    await within(canvasElement).findByText('giả.png: chỉ nhận ảnh JPG, PNG, WebP');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(['/media/uploads/thật.png']),
    );
  },
};

/** What arrived is kept when another one fails; the failed one goes up on the second try. */
export const KeepsWhatArrived: Story = {
  beforeEach: ({ args }) => {
    let tries = 0;
    args.upload = (file, on) => {
      if (file.name !== '2.png') return arrives(file, on);
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : arrives(file, on);
    };
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), many(2));
    const retry = await canvas.findByRole('button', { name: 'Tải lại 2.png' });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/media/uploads/1.png']));
    await userEvent.click(retry);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        '/media/uploads/1.png',
        '/media/uploads/2.png',
      ]),
    );
  },
};

const stopped = fn();

/** Whether the browser would ask before the page goes. */
const asksAtUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Cancelling stops the transport itself and lets the next file go; while a file is on its way, a reload is asked about. */
export const Cancels: Story = {
  args: {
    upload: (file, on) =>
      file.name === '3.png'
        ? arrives(file, on)
        : new Promise((_resolve, reject) => {
            on.onProgress(0.4);
            on.signal.addEventListener('abort', () => {
              stopped(file.name);
              reject(new Error('stopped'));
            });
          }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), many(3));
    const progress = await canvas.findByRole('progressbar', { name: 'Đang tải lên 1.png' });
    await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
    await expect(asksAtUnload()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy tải 1.png' }));
    await expect(stopped).toHaveBeenLastCalledWith('1.png');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/media/uploads/3.png']));
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy tải 2.png' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(asksAtUnload()).toBe(false);
  },
};

/** Order by arrow keys, and by two buttons for whoever cannot drag. */
export const OrdersByKey: Story = {
  args: { value: rooms.slice(0, 3) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first = '', second = '', third = ''] = rooms;
    const handle = canvas.getByRole('button', { name: 'Đổi chỗ living-japandi-01.avif' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([second, first, third]));
    await canvas.findByText('living-japandi-01.avif, vị trí 2 trên 3');
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([second, third, first]));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Lên trước' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([second, first, third]));
  },
};

/** Pasted and dropped pictures are taken like chosen ones. */
export const PasteAndDrop: Story = {
  play: async ({ canvasElement, args }) => {
    const data = (file: File) => {
      const transfer = new DataTransfer();
      transfer.items.add(file);
      return transfer;
    };
    const input = inputOf(canvasElement);
    await fireEvent(
      input,
      new ClipboardEvent('paste', { bubbles: true, clipboardData: data(picture('dan.png')) }),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/media/uploads/dan.png']));
    const drop = { bubbles: true, cancelable: true, dataTransfer: data(picture('tha.png')) };
    await fireEvent(input, new DragEvent('drop', drop));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        '/media/uploads/dan.png',
        '/media/uploads/tha.png',
      ]),
    );
  },
};
