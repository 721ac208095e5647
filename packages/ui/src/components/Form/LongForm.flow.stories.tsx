import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LongForm, fullLong, type LongFormProps } from './LongForm.fixture.tsx';

const meta = {
  title: 'ui/Form/LongForm/flow',
  component: LongForm,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof LongForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name });

/** Every kind of control complains at its field, and each link of the summary leads to one. */
export const SummaryLeadsEverywhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(button(canvasElement, 'Gửi yêu cầu'));
    const summary = await canvas.findByRole('region', { name: 'Có 9 chỗ cần sửa' });
    const leads = async (link: string, control: HTMLElement) => {
      await userEvent.click(within(summary).getByRole('link', { name: new RegExp(`${link}$`) }));
      await expect(control).toHaveFocus();
    };
    await leads('Số điện thoại có 10 chữ số.', canvas.getByLabelText('Số điện thoại'));
    await leads('Chọn tỉnh, thành phố.', canvas.getByLabelText('Tỉnh, thành phố'));
    await leads('Nhập ngân sách.', canvas.getByLabelText('Ngân sách'));
    await leads('Chọn một ngày.', canvas.getByLabelText('Ngày nhận nhà'));
    await leads('Chọn số sao.', canvas.getByRole('radio', { name: '1 sao, Không' }));
  },
};

const sent = fn();

/** The values go out in their own kind: a number, a day, addresses of pictures. */
export const SendsValues: Story = {
  args: {
    initialValues: { ...fullLong, phone: '', budget: null },
    onSubmit: (values) => {
      sent(values);
      return Promise.resolve();
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Số điện thoại'), '+84 912 345 678');
    await userEvent.type(canvas.getByLabelText('Ngân sách'), '129000000');
    await userEvent.click(button(canvasElement, 'Gửi yêu cầu'));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(fullLong));
  },
};

/** A refusal by code is said in the form's own words; one for a field it lacks goes to the top. */
export const RefusedByCode: Story = {
  args: {
    initialValues: fullLong,
    onSubmit: () =>
      Promise.resolve({
        message: 'Chưa gửi được.',
        errors: [
          { field: 'phone', message: 'Số này đã có tài khoản.' },
          { field: 'referral', message: 'Mã giới thiệu không đúng.' },
        ],
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(button(canvasElement, 'Gửi yêu cầu'));
    await canvas.findByRole('region', { name: 'Chưa gửi được. Mã giới thiệu không đúng.' });
    await expect(canvas.getByLabelText('Số điện thoại')).toHaveAccessibleDescription(
      'Số này đã có tài khoản.',
    );
  },
};

const store = { read: fn(), write: fn(), clear: fn() };

/** A draft is offered, taken up, kept while one types, and forgotten once it is sent. */
export const Drafts: Story = {
  args: { store },
  beforeEach: () => {
    for (const call of Object.values(store)) call.mockClear();
    store.read.mockReturnValue({ ...fullLong, gone: 'x', stars: 'bốn' });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dùng bản nháp' }));
    const name = canvas.getByLabelText('Họ và tên');
    await expect(name).toHaveValue(fullLong.name);
    await expect(canvas.getByLabelText('Ngân sách')).toHaveValue('129.000.000');
    await expect(canvas.queryByText('Bạn còn một bản nháp chưa gửi.')).toBeNull();
    await userEvent.type(name, ' Hai');
    await waitFor(() =>
      expect(store.write).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: `${fullLong.name} Hai` }),
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: '4 sao, Thích' }));
    await userEvent.click(button(canvasElement, 'Gửi yêu cầu'));
    await waitFor(() => expect(store.clear).toHaveBeenCalled());
  },
};

const ThroughAnotherPage = (props: LongFormProps) => {
  const [away, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        Trang khác
      </button>
      {away ? null : <LongForm {...props} atOnce />}
    </>
  );
};

/** What was typed a moment before leaving is there again without asking, and can be thrown away. */
export const DraftsAtOnce: Story = {
  args: { store },
  beforeEach: () => {
    for (const call of Object.values(store)) call.mockReset();
    store.write.mockImplementation((draft: unknown) => store.read.mockReturnValue(draft));
    store.clear.mockImplementation(() => store.read.mockReturnValue(null));
    store.read.mockReturnValue(null);
  },
  render: (args) => <ThroughAnotherPage {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = () => canvas.getByLabelText('Họ và tên');
    await userEvent.type(name(), 'Ngọc Ánh');
    await userEvent.click(button(canvasElement, 'Trang khác'));
    await userEvent.click(button(canvasElement, 'Trang khác'));
    await canvas.findByText('Đã điền lại.');
    // It is said in one render and filled in after it.
    await waitFor(() => expect(name()).toHaveValue('Ngọc Ánh'));
    await userEvent.click(button(canvasElement, 'Viết lại từ đầu'));
    await expect(name()).toHaveValue('');
    await expect(store.clear).toHaveBeenCalled();
    await expect(canvas.queryByText('Đã điền lại.')).toBeNull();
  },
};

const proceed = fn();

const Guarded = (props: LongFormProps) => {
  const [unsaved, setUnsaved] = useState(false);
  const [blocked, block] = useState(false);
  return (
    <>
      <button type="button" onClick={() => (unsaved ? block(true) : proceed())}>
        Trang khác
      </button>
      <LongForm
        {...props}
        onUnsaved={setUnsaved}
        blocker={{ blocked, proceed, stay: () => block(false) }}
      />
    </>
  );
};

/** Nothing is held back before a change; after one the guard asks, and one may stay. */
export const AsksBeforeLeaving: Story = {
  render: (args) => <Guarded {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const leave = button(canvasElement, 'Trang khác');
    proceed.mockClear();
    await userEvent.click(leave);
    await expect(proceed).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Họ và tên'), 'An');
    await userEvent.click(leave);
    await userEvent.click(await page.findByRole('button', { name: 'Ở lại' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Họ và tên')).toHaveValue('An');
    await userEvent.click(leave);
    await userEvent.click(await page.findByRole('button', { name: 'Rời trang' }));
    await expect(proceed).toHaveBeenCalledTimes(2);
  },
};
