import type { Meta, StoryObj } from '@storybook/react-vite';
import { grouped, inWords } from '../../testing/formats.ts';
import { Field } from '../Field/Field.tsx';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  title: 'ui/Form/MoneyInput',
  component: MoneyInput,
  tags: ['autodocs'],
  args: { format: grouped, unit: 'đ' },
  argTypes: { format: { control: false }, words: { control: false } },
  render: (args) => (
    <Field label="Ngân sách dự kiến" hint="Chưa gồm thuế." style={{ maxWidth: 320 }}>
      <MoneyInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 129_000_000 } };
export const InWords: Story = { args: { value: 129_000_000, words: inWords } };
export const Disabled: Story = { args: { value: 129_000_000, disabled: true } };
