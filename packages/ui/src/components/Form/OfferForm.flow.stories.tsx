import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OfferForm, fullOffer } from './OfferForm.fixture.tsx';

const meta = {
  title: 'ui/Form/FormEditor/flow',
  component: OfferForm,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof OfferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const named = { name: 'Mô tả sản phẩm' };
  return {
    canvas,
    text: await canvas.findByRole('textbox', named),
    stock: canvas.getByRole('spinbutton', { name: 'Số lượng có sẵn' }),
    send: () => userEvent.click(canvas.getByRole('button', { name: 'Đăng bán' })),
  };
};

/** Both complain at their place, in words tied to them, and the summary leads there. */
export const SummaryLeadsIntoTheText: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, text, stock, send } = await page(canvasElement);
    await send();
    const summary = await canvas.findByRole('region', { name: 'Có 2 chỗ cần sửa' });
    await userEvent.click(
      within(summary).getByRole('link', { name: /Viết vài dòng về sản phẩm\.$/ }),
    );
    await expect(text).toHaveFocus();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/Chất liệu.* Viết vài dòng về sản phẩm\./);
    await userEvent.click(
      within(summary).getByRole('link', { name: /Mỗi lần bán ít nhất hai chiếc\.$/ }),
    );
    await expect(stock).toHaveFocus();
    await expect(stock).toHaveAccessibleDescription(/xưởng\. Mỗi lần bán ít nhất hai chiếc\./);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(stock).not.toHaveAttribute('aria-invalid'));
  },
};

export const LabelLeadsIntoTheText: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, text } = await page(canvasElement);
    await userEvent.click(canvas.getByText('Mô tả sản phẩm'));
    await expect(text).toHaveFocus();
    await expect(text).toHaveAttribute('aria-required', 'true');
  },
};

const sent = fn();

/** What is sent is HTML and a number; a refusal stands at the text until the text changes. */
export const SendsAndIsRefused: Story = {
  args: {
    initialValues: fullOffer,
    onSubmit: (values) => {
      sent(values);
      return Promise.resolve({
        errors: [{ field: 'story', message: 'Mô tả còn nhắc số điện thoại.' }],
      });
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, text, send } = await page(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm một' }));
    await send();
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...fullOffer, stock: 13 }));
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Mô tả còn nhắc số điện thoại\./));
    text.focus();
    await userEvent.keyboard('Mới. ');
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'false'));
  },
};
