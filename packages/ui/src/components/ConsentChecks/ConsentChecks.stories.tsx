import type { Meta, StoryObj } from '@storybook/react-vite';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { Link } from '../Link/Link.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/ConsentChecks',
  component: ConsentChecks,
  tags: ['autodocs'],
  args: {
    consents: [
      {
        id: 'age',
        label: words('Tôi từ 18 tuổi trở lên', 'I am 18 or older', '만 18세 이상입니다'),
      },
      {
        id: 'terms',
        label: (
          <>
            {words('Tôi đã đọc và đồng ý với', 'I have read and agree to the', '읽고 동의합니다:')}{' '}
            <Link href={nowhere}>{words('điều khoản mua bán', 'terms of sale', '판매 약관')}</Link>
          </>
        ),
      },
      {
        id: 'news',
        label: words(
          'Gửi tôi ý tưởng mới mỗi tháng',
          'Send me new ideas every month',
          '매달 새로운 아이디어 받기',
        ),
        hint: words(
          'Không bắt buộc, dừng lúc nào cũng được.',
          'Optional, stop at any time.',
          '선택 사항이며 언제든 끌 수 있습니다.',
        ),
      },
    ],
  },
  argTypes: { consents: { control: false } },
  render: told((args) => (
    <FieldGroup
      legend={words('Trước khi đặt hàng', 'Before you order', '주문하기 전에')}
      style={{ maxWidth: 420 }}
    >
      <ConsentChecks {...args} />
    </FieldGroup>
  )),
} satisfies Meta<typeof ConsentChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithAll: Story = { args: { all: common.agreeToAll, value: ['age'] } };
