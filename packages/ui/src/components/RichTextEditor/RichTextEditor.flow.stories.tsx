import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
import { somePieces } from './RichTextEditor.fixture.tsx';
import shown from './RichTextEditor.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/RichTextEditor/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** Toolbar by arrows, a heading, a link, and back to the text. */
export const Keyboard: Story = {
  args: { value: '<p>Gỗ sồi</p>', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Mô tả sản phẩm' }, SLOW);
    const heading = canvas.getByRole('button', { name: 'Tiêu đề' });
    heading.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Tiêu đề nhỏ' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2>Gỗ sồi</h2>'));
    await expect(heading).toHaveAttribute('aria-pressed', 'true');
    // The end of the toolbar and round to its start; one stop of the Tab key.
    heading.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Làm lại' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveFocus();
  },
};

export const WritesALink: Story = {
  args: { value: '<p></p>', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: 'Mô tả sản phẩm' }, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: 'Liên kết' }));
    const address = await canvas.findByRole('textbox', { name: 'Địa chỉ liên kết' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Địa chỉ này chưa đúng');
    await userEvent.clear(address);
    await userEvent.type(address, 'hien.vn/shop{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://hien.vn/shop">hien.vn/shop</a></p>',
      ),
    );
  },
};

/** What is pasted passes the list of what is allowed, without the browser's parser. */
export const PasteIsCleaned: Story = {
  args: { value: '', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const text = await within(canvasElement).findByRole(
      'textbox',
      { name: 'Mô tả sản phẩm' },
      SLOW,
    );
    text.focus();
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p style="color:red" onclick="x()">Ấm <b>trà</b><script>1</script></p>',
    );
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>Ấm <strong>trà</strong></p>'),
    );
  },
};

export const PictureByUpload: Story = {
  args: { value: '', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('textbox', { name: 'Mô tả sản phẩm' }, SLOW);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('a file input');
    await userEvent.upload(input, new File(['x'], 'sofa.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<img src="/media/')),
    );
  },
};

const two = [
  new File(['x'], 'truoc.png', { type: 'image/png' }),
  new File(['y'], 'sau.png', { type: 'image/png' }),
];

/** Two pictures at once stand beside each other under one caption, in which the cursor is. */
export const GalleryWithACaption: Story = {
  args: { value: '', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: 'Mô tả sản phẩm' }, SLOW);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('a file input');
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ ảnh' }));
    await userEvent.upload(input, two);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<figure>(<img [^>]+>){2}<\/figure>/),
      ),
    );
    document.execCommand('insertText', false, 'Trước và sau');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<figcaption>Trước và sau</figcaption></figure>'),
      ),
    );
  },
};

/** A piece is found by its name, in the toolbar's place, and stands in the text as a card. */
export const PieceOfTheShop: Story = {
  args: { value: '<p>Gỗ sồi</p>', onChange: fn(), products: somePieces },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: 'Mô tả sản phẩm' }, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: 'Món trong cửa hàng' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Món trong cửa hàng' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghế 7' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<figure data-product="7"></figure>'),
      ),
    );
    await expect(await canvas.findByText('Món số 7')).toBeVisible();
  },
};

/** The owner's value comes back late, as from a long form on a slow phone. */
const Late = ({ value, onChange, ...rest }: RichTextEditorProps) => {
  const [html, setHtml] = useState(value);
  return (
    <RichTextEditor
      {...rest}
      value={html}
      onChange={(next) => {
        window.setTimeout(() => setHtml(next), 60);
        onChange(next);
      }}
    />
  );
};

/** Keys are faster than the form around: no letter is lost, and the cursor stays behind the last one. */
export const TypesAheadOfTheForm: Story = {
  args: { value: '', onChange: fn() },
  render: (args) => <Late {...args} />,
  play: async ({ canvasElement, args }) => {
    const text = await within(canvasElement).findByRole(
      'textbox',
      { name: 'Mô tả sản phẩm' },
      SLOW,
    );
    text.focus();
    for (const letter of 'Mở giếng trời') {
      document.execCommand('insertText', false, letter);
      await new Promise((done) => {
        window.setTimeout(done, 25);
      });
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Mở giếng trời</p>'));
    await waitFor(() => expect(text).toHaveTextContent('Mở giếng trời'));
  },
};
