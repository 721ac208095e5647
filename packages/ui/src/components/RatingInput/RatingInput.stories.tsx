import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { RatingInput } from './RatingInput.tsx';

const meta = {
  title: 'ui/Form/RatingInput',
  component: RatingInput,
  tags: ['autodocs'],
  args: {
    words: ['Tệ', 'Chưa ổn', 'Tạm được', 'Tốt', 'Tuyệt vời'],
    starLabel: (stars) => `${stars} sao`,
    prompt: 'Chạm để chọn',
  },
  argTypes: { starLabel: { control: false } },
  render: (args) => (
    <FieldGroup legend="Chất lượng sản phẩm">
      <RatingInput {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const Disabled: Story = { args: { value: 3, disabled: true } };
