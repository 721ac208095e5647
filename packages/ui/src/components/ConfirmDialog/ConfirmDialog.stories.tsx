import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Radio, RadioGroup } from '../Radio/RadioGroup.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const WithTrigger = (props: ConfirmDialogProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Hủy đơn hàng
      </Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const Reasons = (props: ConfirmDialogProps) => {
  const [reason, setReason] = useState<string | null>(null);
  return (
    <WithTrigger {...props} disabledReason={reason ? undefined : 'Chọn một lý do'}>
      <RadioGroup legend="Vì sao bạn hủy?" value={reason} onChange={setReason}>
        <Radio value="mind">Đổi ý, không mua nữa</Radio>
        <Radio value="wrong">Đặt nhầm màu hoặc kích thước</Radio>
        <Radio value="late">Giao quá lâu</Radio>
      </RadioGroup>
    </WithTrigger>
  );
};

const meta = {
  title: 'ui/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Hủy đơn DH-260306-0042?',
    description: 'Tiền 12.900.000 đ được hoàn về thẻ trong 3–5 ngày làm việc. Không thể hoàn tác.',
    confirmLabel: 'Hủy đơn',
    cancelLabel: 'Giữ đơn',
    waitingLabel: 'Đang hủy đơn',
    failedText: 'Chưa hủy được đơn. Đơn của bạn vẫn còn nguyên; hãy thử lại.',
    onConfirm: async () => undefined,
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['danger', 'primary'] },
    children: { control: false },
  },
  render: (args) => <WithTrigger {...args} />,
  play: async () => {
    await screen.findByRole('alertdialog');
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

// In any language: what confirms stands last.
const confirm: Story['play'] = async () => {
  const buttons = within(await screen.findByRole('alertdialog')).getAllByRole('button');
  const last = buttons.at(-1);
  if (last) await userEvent.click(last);
};

export const Danger: Story = {};
export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Xác nhận đã nhận hàng?',
    description: 'Tiền được chuyển cho người bán. Sau đó bạn vẫn có 7 ngày để yêu cầu đổi trả.',
    confirmLabel: 'Đã nhận đủ',
    cancelLabel: 'Để sau',
  },
};
export const WithReason: Story = { render: (args) => <Reasons {...args} /> };
export const Doing: Story = {
  args: { onConfirm: () => new Promise<undefined>(() => undefined) },
  play: confirm,
};
export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error('network')) },
  play: async (context) => {
    await confirm(context);
    await screen.findByRole('alert');
  },
};
export const LongText: Story = {
  args: {
    title:
      'Hủy toàn bộ yêu cầu đổi hàng của đơn DH-260306-0042 và giữ lại tủ gỗ sồi đã nhận hôm 4/3?',
    confirmLabel: 'Hủy yêu cầu đổi hàng',
    cancelLabel: 'Giữ yêu cầu đổi hàng',
  },
};
