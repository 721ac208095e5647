import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Pencil, Printer, Trash2, Warehouse } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { nowhere } from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const nothing = () => undefined;

const meta = {
  title: 'ui/Overlays/Menu',
  component: Menu,
  args: {
    renderTrigger: (props) => (
      <Button {...props}>
        Thao tác <ChevronDown size={16} aria-hidden />
      </Button>
    ),
    items: [
      { id: 'edit', label: 'Sửa sản phẩm', icon: <Pencil size={18} />, onSelect: nothing },
      {
        id: 'copy',
        label: 'Nhân bản',
        hint: 'Giữ ảnh và lựa chọn',
        icon: <Copy size={18} />,
        onSelect: nothing,
      },
      {
        kind: 'link',
        id: 'print',
        label: 'In phiếu giao',
        icon: <Printer size={18} />,
        href: nowhere,
      },
      {
        id: 'move',
        label: 'Chuyển kho',
        hint: 'Chỉ chủ cửa hàng',
        icon: <Warehouse size={18} />,
        disabled: true,
        onSelect: nothing,
      },
      { kind: 'line', id: 'line' },
      {
        id: 'remove',
        label: 'Gỡ khỏi cửa hàng',
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
    renderTrigger: (props) => <Button {...props}>Mật độ</Button>,
    items: [
      { kind: 'heading', id: 'head', label: 'Mật độ bảng' },
      { kind: 'choice', id: 'roomy', label: 'Thoáng', checked: false, onSelect: nothing },
      { kind: 'choice', id: 'compact', label: 'Gọn', checked: true, onSelect: nothing },
    ],
  },
};
