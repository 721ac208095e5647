import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { RatingInput } from './RatingInput.tsx';
import { words } from '../../testing/languages/words.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/RatingInput',
  component: RatingInput,
  tags: ['autodocs'],
  args: {
    words: [
      words('Tệ', 'Bad', '별로예요'),
      words('Chưa ổn', 'Poor', '아쉬워요'),
      words('Tạm được', 'Fair', '보통이에요'),
      words('Tốt', 'Good', '좋아요'),
      words('Tuyệt vời', 'Excellent', '최고예요'),
    ],
    starLabel: (stars) => `${stars} sao`,
    prompt: words('Chạm để chọn', 'Tap to choose', '눌러서 선택'),
  },
  argTypes: { starLabel: { control: false } },
  render: told((args) => (
    <FieldGroup legend={words('Chất lượng sản phẩm', 'Quality of the product', '상품 품질')}>
      <RatingInput {...args} />
    </FieldGroup>
  )),
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const Disabled: Story = { args: { value: 3, disabled: true } };
