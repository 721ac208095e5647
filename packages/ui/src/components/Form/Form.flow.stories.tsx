import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignUpForm } from './Form.fixture.tsx';

const meta: Meta<typeof SignUpForm> = {
  title: 'ui/Form/Form/flow',
  tags: ['!autodocs'],
  component: SignUpForm,
  args: { onSubmit: fn(() => Promise.resolve()) },
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { email: 'an@example.com', password: 'nắng sớm', kind: 'person', terms: true };

/** Sending an empty form sends nothing, takes the focus to the summary, and its links lead to the fields. */
export const SummaryLeadsToFields: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    const summary = await canvas.findByRole('region', { name: 'Có 4 chỗ cần sửa' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();

    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('Nhập email.');
    await expect(email).toBeInvalid();
    await userEvent.click(within(summary).getByRole('link', { name: 'Nhập email.' }));
    await expect(email).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Chọn loại tài khoản.' }));
    await expect(canvas.getByRole('radio', { name: 'Cá nhân' })).toHaveFocus();

    // A box is found by its words: “this box” would say nothing in a list.
    const box = within(summary).getByRole('link', {
      name: 'Tôi đồng ý với điều khoản dịch vụ: Cần đồng ý với điều khoản để tiếp tục.',
    });
    await userEvent.click(box);
    await expect(canvas.getByRole('checkbox')).toHaveFocus();

    await userEvent.type(email, 'an@example.com');
    await canvas.findByRole('region', { name: 'Có 3 chỗ cần sửa' });
    await expect(email).toBeValid();
  },
};

/** A field complains once it was left, not while one types. */
export const ComplainsAfterLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'an@');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription(/chưa đúng dạng/));
  },
};

/** Cleaned values go out once, however often one presses. */
export const SendsOnce: Story = {
  args: {
    initialValues: { ...filled, email: '  an@example.com ' },
    onSubmit: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tạo tài khoản' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'an@example.com' }),
      expect.anything(),
    );
  },
};

/** What the server refused stands at its field until the value changes. */
export const RefusalStandsUntilChanged: Story = {
  args: {
    initialValues: filled,
    onSubmit: () =>
      Promise.resolve({ errors: [{ field: 'email', message: 'Email này đã có tài khoản.' }] }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email này đã có tài khoản.'));
    await expect(canvas.getByRole('region', { name: 'Có 1 chỗ cần sửa' })).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Mật khẩu'));
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Email này đã có tài khoản.');
    await userEvent.type(email, '.vn');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.queryByRole('region', { name: /chỗ cần sửa/ })).toBeNull();
  },
};

/** The button that waits can be reached and says why; a press does nothing. */
export const WaitsUntilValid: Story = {
  args: { whileInvalid: 'Điền đủ các mục' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Tạo tài khoản' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveAccessibleDescription('Điền đủ các mục');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const room = button.parentElement?.offsetHeight;
    await userEvent.type(canvas.getByLabelText('Email'), 'an@example.com');
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'nắng sớm');
    await userEvent.click(canvas.getByRole('radio', { name: 'Cá nhân' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    // The reason's line stays free: what stands below does not move.
    await expect(button).not.toHaveAccessibleDescription();
    await expect(button.parentElement?.offsetHeight).toBe(room);
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
