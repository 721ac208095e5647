import type { Meta, StoryObj } from '@storybook/react-vite';
import { nowhere } from '../../testing/samples.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { Link } from '../Link/Link.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';

const meta = {
  title: 'ui/Form/ConsentChecks',
  component: ConsentChecks,
  tags: ['autodocs'],
  args: {
    consents: [
      { id: 'age', label: 'Tôi từ 18 tuổi trở lên' },
      {
        id: 'terms',
        label: (
          <>
            Tôi đã đọc và đồng ý với <Link href={nowhere}>điều khoản mua bán</Link>
          </>
        ),
      },
      {
        id: 'news',
        label: 'Gửi tôi ý tưởng mới mỗi tháng',
        hint: 'Không bắt buộc, dừng lúc nào cũng được.',
      },
    ],
  },
  argTypes: { consents: { control: false } },
  render: (args) => (
    <FieldGroup legend="Trước khi đặt hàng" style={{ maxWidth: 420 }}>
      <ConsentChecks {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof ConsentChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithAll: Story = { args: { all: 'Đồng ý tất cả', value: ['age'] } };
