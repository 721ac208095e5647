import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SignUpForm } from './Form.fixture.tsx';
import { Form } from './Form.tsx';
import { FormCheckbox, FormRadioGroup } from './FormChoices.tsx';
import { FormField } from './FormField.tsx';
import { FormGroup } from './FormGroup.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Form/Form',
  component: SignUpForm,
  subcomponents: { Form, FormField, FormGroup, FormCheckbox, FormRadioGroup, SubmitButton },
  tags: ['autodocs'],
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: common.createAccount }));
};

const filled = { email: 'an@example.com', password: 'nắng sớm', kind: 'person', terms: true };

export const Empty: Story = {};
export const SentEmpty: Story = { play: send };
export const WaitsUntilValid: Story = {
  args: { whileInvalid: 'Điền email, mật khẩu và đồng ý với điều khoản' },
};
export const Sending: Story = {
  args: { initialValues: filled, onSubmit: () => new Promise(() => {}) },
  play: send,
};
export const RefusedByServer: Story = {
  args: {
    initialValues: filled,
    onSubmit: () =>
      Promise.resolve({
        message: 'Chưa tạo được tài khoản',
        errors: [{ field: 'email', message: 'Email này đã có tài khoản.' }],
      }),
  },
  play: send,
};
