import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { common } from '../../testing/languages/common.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/PasswordInput',
  component: PasswordInput,
  tags: ['autodocs'],
  args: {
    showLabel: common.showThePassword,
    autoComplete: 'current-password',
    defaultValue: 'nắng sớm 2026',
  },
  render: told((args) => (
    <Field
      label={common.password}
      labelEnd={
        <Link href="#forgot" variant="action">
          Quên mật khẩu?
        </Link>
      }
      style={{ maxWidth: 360 }}
    >
      <PasswordInput {...args} />
    </Field>
  )),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: undefined } };
