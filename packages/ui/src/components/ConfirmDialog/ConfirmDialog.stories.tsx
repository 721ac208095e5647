import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Radio, RadioGroup } from '../Radio/RadioGroup.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';

const WithTrigger = (props: ConfirmDialogProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <InLanguage>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {words('Hủy đơn hàng', 'Cancel the order', '주문 취소')}
      </Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </InLanguage>
  );
};

const Reasons = (props: ConfirmDialogProps) => {
  const [reason, setReason] = useState<string | null>(null);
  return (
    <WithTrigger
      {...props}
      disabledReason={
        reason ? undefined : words('Chọn một lý do', 'Choose a reason', '이유를 골라 주세요')
      }
    >
      <RadioGroup
        legend={words('Vì sao bạn hủy?', 'Why do you cancel?', '취소하는 이유가 무엇인가요?')}
        value={reason}
        onChange={setReason}
      >
        <Radio value="mind">
          {words('Đổi ý, không mua nữa', 'I changed my mind', '마음이 바뀌었어요')}
        </Radio>
        <Radio value="wrong">
          {words(
            'Đặt nhầm màu hoặc kích thước',
            'Wrong colour or size',
            '색상이나 크기를 잘못 골랐어요',
          )}
        </Radio>
        <Radio value="late">
          {words('Giao quá lâu', 'Delivery takes too long', '배송이 너무 오래 걸려요')}
        </Radio>
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
    title: words(
      'Hủy đơn DH-260306-0042?',
      'Cancel order DH-260306-0042?',
      '주문 DH-260306-0042를 취소할까요?',
    ),
    description: common.refundToTheCard,
    confirmLabel: common.cancelTheOrder,
    cancelLabel: common.keepTheOrder,
    waitingLabel: words('Đang hủy đơn', 'Cancelling', '취소하는 중'),
    failedText: words(
      'Chưa hủy được đơn. Đơn của bạn vẫn còn nguyên; hãy thử lại.',
      'The order was not cancelled. Nothing has changed; please try again.',
      '주문을 취소하지 못했습니다. 주문은 그대로이니 다시 시도해 주세요.',
    ),
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
    title: words('Xác nhận đã nhận hàng?', 'Confirm that it arrived?', '수령을 확인할까요?'),
    description: 'Tiền được chuyển cho người bán. Sau đó bạn vẫn có 7 ngày để yêu cầu đổi trả.',
    confirmLabel: words('Đã nhận đủ', 'All of it arrived', '모두 받았습니다'),
    cancelLabel: common.later,
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
