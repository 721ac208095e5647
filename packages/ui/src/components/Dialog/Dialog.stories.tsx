import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';

const WithTrigger = (props: DialogProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <InLanguage>
      <Button onClick={() => setOpen(true)}>
        {words('Mở hộp thoại', 'Open the dialog', '대화 상자 열기')}
      </Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </InLanguage>
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
    title: words(
      'Cách đo cửa và thang máy',
      'How to measure doors and lifts',
      '문과 승강기 재는 법',
    ),
    description: words(
      'Đo bề rộng lối đi hẹp nhất từ xe tới phòng. Sofa Sương cần lối đi từ 82 cm.',
      'Measure the narrowest way from the van to the room. The Suong sofa needs 82 cm.',
      '차에서 방까지 가장 좁은 통로의 폭을 재 주세요. 스엉 소파는 82 cm 이상이 필요합니다.',
    ),
    closeLabel: common.close,
    footer: (
      <>
        <Button variant="quiet">{common.later}</Button>
        <Button variant="primary">{words('Tôi đã đo', 'I have measured', '재 봤어요')}</Button>
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
    title: words(
      'Hủy đơn hàng DH-260306-0042?',
      'Cancel order DH-260306-0042?',
      '주문 DH-260306-0042를 취소할까요?',
    ),
    description: common.refundToTheCard,
    footer: (
      <>
        <Button>{common.keepTheOrder}</Button>
        <Button variant="danger">{common.cancelTheOrder}</Button>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: words(
      'Điều khoản bảo hành cho khung gỗ sồi, nệm mút và vải bọc tháo rời được',
      'Warranty of oak frames, foam cushions and removable covers',
      '오크 프레임, 폼 쿠션, 분리형 커버 품질 보증 조건',
    ),
    description: undefined,
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        {index + 1}
        {words(
          '. Khung gỗ được bảo hành 5 năm với lỗi mối ghép, cong vênh quá 3 mm; vải bọc được bảo hành 1 năm với lỗi đường may.',
          '. Frames are covered for 5 years against loose joints and bends of more than 3 mm; covers for 1 year against seams that open.',
          '. 프레임은 5년간 이음매 불량과 3 mm를 넘는 휨을, 커버는 1년간 박음질 불량을 보증합니다.',
        )}
      </p>
    )),
  },
};
