import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx';

const Typing = ({ password, ...rest }: PasswordStrengthProps) => {
  const [text, setText] = useState(password);
  return (
    <Stack gap={2} style={{ maxWidth: 360 }}>
      <Field label="Mật khẩu mới">
        <PasswordInput
          showLabel="Hiện mật khẩu"
          autoComplete="new-password"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <PasswordStrength
        {...rest}
        password={text}
        rules={[{ text: 'Ít nhất 6 ký tự', met: text.length >= 6 }]}
      />
    </Stack>
  );
};

const meta = {
  title: 'ui/Form/PasswordStrength',
  component: PasswordStrength,
  tags: ['autodocs'],
  args: {
    password: '',
    label: 'Độ mạnh',
    words: ['chưa có', 'yếu', 'vừa', 'mạnh', 'rất mạnh'],
    metLabels: { met: 'Đạt:', unmet: 'Chưa đạt:' },
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Weak: Story = { args: { password: '12345' } };
export const Strong: Story = { args: { password: 'nắng sớm trên hiên' } };
