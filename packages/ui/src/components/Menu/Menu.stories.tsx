import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Pencil, Printer, Trash2, Warehouse } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { told } from '../../testing/languages/InLanguage.tsx';
import { words } from '../../testing/languages/words.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const nothing = () => undefined;

const meta = {
  title: 'ui/Overlays/Menu',
  component: Menu,
  args: {
    renderTrigger: told((props) => (
      <Button {...props}>
        {words('Thao tác', 'Actions', '작업')} <ChevronDown size={16} aria-hidden />
      </Button>
    )),
    items: [
      {
        id: 'edit',
        label: words('Sửa sản phẩm', 'Edit the product', '상품 수정'),
        icon: <Pencil size={18} />,
        onSelect: nothing,
      },
      {
        id: 'copy',
        label: words('Nhân bản', 'Duplicate', '복제'),
        hint: words('Giữ ảnh và lựa chọn', 'Keeps pictures and options', '사진과 옵션 유지'),
        icon: <Copy size={18} />,
        onSelect: nothing,
      },
      {
        kind: 'link',
        id: 'print',
        label: common.printSlips,
        icon: <Printer size={18} />,
        href: nowhere,
      },
      {
        id: 'move',
        label: words('Chuyển kho', 'Move to another store', '창고 이동'),
        hint: words('Chỉ chủ cửa hàng', 'The owner alone', '매장 주인만'),
        icon: <Warehouse size={18} />,
        disabled: true,
        onSelect: nothing,
      },
      { kind: 'line', id: 'line' },
      {
        id: 'remove',
        label: words('Gỡ khỏi cửa hàng', 'Take off the shop', '판매 중지'),
        icon: <Trash2 size={18} />,
        tone: 'critical',
        onSelect: nothing,
      },
    ],
  },
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    items: { control: false },
    renderTrigger: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
export const Choice: Story = {
  ...Open,
  args: {
    renderTrigger: told((props) => (
      <Button {...props}>{words('Mật độ', 'Density', '간격')}</Button>
    )),
    items: [
      {
        kind: 'heading',
        id: 'head',
        label: words('Mật độ bảng', 'Density of the table', '표 간격'),
      },
      {
        kind: 'choice',
        id: 'roomy',
        label: words('Thoáng', 'Airy', '넉넉하게'),
        checked: false,
        onSelect: nothing,
      },
      {
        kind: 'choice',
        id: 'compact',
        label: words('Gọn', 'Compact', '촘촘하게'),
        checked: true,
        onSelect: nothing,
      },
    ],
  },
};
