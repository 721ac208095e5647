import type { Meta, StoryObj } from '@storybook/react-vite';
import { eveningRoom, livingRoom, missing, nowhere } from '../../testing/samples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Price } from '../Price/Price.tsx';
import { DesignCard } from './DesignCard.tsx';

const meta = {
  title: 'ui/Cards/DesignCard',
  component: DesignCard,
  args: {
    href: nowhere,
    title: 'Căn hộ hai phòng ngủ bên sông, gỗ sồi và vải lanh',
    picture: livingRoom,
    facts: ['Japandi', 'Căn hộ', '72 m²'],
    price: <Price current="4.500.000 đ" prefix="Bản vẽ" />,
    note: 'Thi công từ 385.000.000 đ',
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['default', 'lead'] },
    level: { control: 'inline-radio', options: [2, 3, 4] },
    picture: { control: false },
    price: { control: false },
    badges: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof DesignCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args) => (
    <div style={{ maxWidth: 410 }}>
      <DesignCard {...args} />
    </div>
  ),
};
export const Lead: Story = {
  args: { look: 'lead', picture: eveningRoom, badges: <Badge tone="paid">Tài trợ</Badge> },
};
export const PictureMissing: Story = { ...Plain, args: { picture: missing } };
