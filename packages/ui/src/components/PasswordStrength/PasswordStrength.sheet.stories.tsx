import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import shown from './PasswordStrength.stories.tsx';

const meta = {
  title: 'ui/Sheets/PasswordStrength',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: PasswordStrength,
  args: shown.args,
} satisfies Meta<typeof PasswordStrength>;

export default meta;

const passwords = {
  none: '',
  weak: '123456',
  fair: 'matkhau',
  good: 'matkhau92',
  strong: 'nắng sớm trên hiên',
};

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['plain', 'with rules'] as const}
      columns={['none', 'weak', 'fair', 'good', 'strong'] as const}
      cellWidth={180}
    >
      {(row, column) => (
        <PasswordStrength
          {...args}
          password={passwords[column]}
          rules={
            row === 'plain'
              ? []
              : [
                  { text: common.atLeastSixCharacters, met: column !== 'none' },
                  {
                    text: words(
                      'Khác mật khẩu cũ',
                      'Not the old password',
                      '이전 비밀번호와 다르게',
                    ),
                    met: column === 'strong',
                  },
                ]
          }
        />
      )}
    </Sheet>
  ),
};
