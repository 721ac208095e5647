import * as z from 'zod/mini';
import { Input } from '../Input/Input.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Radio } from '../Radio/RadioGroup.tsx';
import { Form, type SubmitFailure } from './Form.tsx';
import { FormCheckbox, FormRadioGroup } from './FormChoices.tsx';
import { FormField } from './FormField.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Nhập email.'),
      z.email('Email chưa đúng dạng, ví dụ ten@example.com.'),
    ),
  password: z.string().check(z.minLength(6, 'Mật khẩu có ít nhất 6 ký tự.')),
  kind: z.string().check(z.minLength(1, 'Chọn loại tài khoản.')),
  terms: z.boolean().check(z.refine((ticked) => ticked, 'Cần đồng ý với điều khoản để tiếp tục.')),
});

export type SignUpValues = z.output<typeof schema>;

const empty: SignUpValues = { email: '', password: '', kind: '', terms: false };

export interface SignUpFormProps {
  initialValues?: SignUpValues;
  onSubmit?: (values: SignUpValues) => Promise<SubmitFailure | void>;
  whileInvalid?: string | undefined;
}

const accept = () => Promise.resolve();

/** A form with one of each, for stories and tests. */
export const SignUpForm = ({
  initialValues = empty,
  onSubmit = accept,
  whileInvalid,
}: SignUpFormProps) => (
  <Form
    schema={schema}
    initialValues={initialValues}
    onSubmit={onSubmit}
    summaryTitle={(count) => `Có ${count} chỗ cần sửa`}
    style={{ maxWidth: 400 }}
  >
    <FormField name="email" label="Email" required>
      <Input type="email" autoComplete="email" />
    </FormField>
    <FormField name="password" label="Mật khẩu" hint="Ít nhất 6 ký tự." required>
      <PasswordInput showLabel="Hiện mật khẩu" autoComplete="new-password" />
    </FormField>
    <FormRadioGroup name="kind" legend="Loại tài khoản">
      <Radio value="person">Cá nhân</Radio>
      <Radio value="business">Doanh nghiệp</Radio>
    </FormRadioGroup>
    <FormCheckbox name="terms">Tôi đồng ý với điều khoản dịch vụ</FormCheckbox>
    <SubmitButton whileInvalid={whileInvalid} size="lg">
      Tạo tài khoản
    </SubmitButton>
  </Form>
);
