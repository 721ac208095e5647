import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';

const Typing = ({ password, ...rest }: PasswordStrengthProps) => {
  const [text, setText] = useState(password);
  return (
    <InLanguage>
      <Stack gap={2} style={{ maxWidth: 360 }}>
        <Field label={words('Mật khẩu mới', 'New password', '새 비밀번호')}>
          <PasswordInput
            showLabel={common.showThePassword}
            autoComplete="new-password"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <PasswordStrength
          {...rest}
          password={text}
          rules={[{ text: common.atLeastSixCharacters, met: text.length >= 6 }]}
        />
      </Stack>
    </InLanguage>
  );
};

const meta = {
  title: 'ui/Form/PasswordStrength',
  component: PasswordStrength,
  tags: ['autodocs'],
  args: {
    password: '',
    label: words('Độ mạnh', 'Strength', '안전도'),
    words: [
      common.noneYet,
      words('yếu', 'weak', '취약'),
      words('vừa', 'fair', '보통'),
      words('mạnh', 'strong', '안전'),
      words('rất mạnh', 'very strong', '매우 안전'),
    ],
    metLabels: {
      met: words('Đạt:', 'Met:', '충족:'),
      unmet: words('Chưa đạt:', 'Not yet:', '미충족:'),
    },
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Weak: Story = { args: { password: '12345' } };
export const Strong: Story = { args: { password: 'nắng sớm trên hiên' } };
