import type { Meta, StoryObj } from '@storybook/react-vite';
import { eveningRoom, livingRoom, missing, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';
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
    facts: ['Japandi', common.flat, '72 m²'],
    price: <Price current={dong(4_500_000)} prefix={common.drawings} />,
    note: common.builtFrom,
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
  args: {
    look: 'lead',
    picture: eveningRoom,
    badges: <Badge tone="paid">{common.sponsored}</Badge>,
  },
};
export const PictureMissing: Story = { ...Plain, args: { picture: missing } };
