import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const WithTrigger = (props: DialogProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở hộp thoại</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const meta = {
  title: 'ui/Overlays/Dialog',
  component: Dialog,
  // A page of its own for each: two open at once would lie over the words about them.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Cách đo cửa và thang máy',
    description: 'Đo bề rộng lối đi hẹp nhất từ xe tới phòng. Sofa Sương cần lối đi từ 82 cm.',
    closeLabel: 'Đóng',
    footer: (
      <>
        <Button variant="quiet">Để sau</Button>
        <Button variant="primary">Tôi đã đo</Button>
      </>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'full'] },
    kind: { control: 'inline-radio', options: ['dialog', 'alert'] },
    footer: { control: false },
    children: { control: false },
  },
  render: (args) => <WithTrigger {...args} />,
  play: async () => {
    await screen.findByText(/.+/, { selector: '[role=dialog] h2, [role=alertdialog] h2' });
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Alert: Story = {
  args: {
    kind: 'alert',
    size: 'sm',
    title: 'Hủy đơn hàng DH-260306-0042?',
    description: 'Tiền 12.900.000 đ được hoàn về thẻ trong 3–5 ngày làm việc. Không thể hoàn tác.',
    footer: (
      <>
        <Button>Giữ đơn</Button>
        <Button variant="danger">Hủy đơn</Button>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'Điều khoản bảo hành cho khung gỗ sồi, nệm mút và vải bọc tháo rời được',
    description: undefined,
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        {index + 1}. Khung gỗ được bảo hành 5 năm với lỗi mối ghép, cong vênh quá 3 mm; vải bọc được
        bảo hành 1 năm với lỗi đường may.
      </p>
    )),
  },
};
