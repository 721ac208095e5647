import * as z from 'zod/mini';
import { Input } from '../Input/Input.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Radio } from '../Radio/RadioGroup.tsx';
import { Form, type SubmitFailure } from './Form.tsx';
import { FormCheckbox, FormRadioGroup } from './FormChoices.tsx';
import { FormField } from './FormField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';

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
  <InLanguage>
    <Form
      schema={schema}
      initialValues={initialValues}
      onSubmit={onSubmit}
      summaryTitle={(count) => `Có ${count} chỗ cần sửa`}
      style={{ maxWidth: 400 }}
    >
      <FormField name="email" label={words('Email', 'Email', '이메일')} required>
        <Input type="email" autoComplete="email" />
      </FormField>
      <FormField
        name="password"
        label={common.password}
        hint={words('Ít nhất 6 ký tự.', 'At least 6 characters.', '6자 이상 입력해 주세요.')}
        required
      >
        <PasswordInput showLabel={common.showThePassword} autoComplete="new-password" />
      </FormField>
      <FormRadioGroup name="kind" legend={words('Loại tài khoản', 'Kind of account', '계정 종류')}>
        <Radio value="person">{words('Cá nhân', 'Person', '개인')}</Radio>
        <Radio value="business">{words('Doanh nghiệp', 'Business', '기업')}</Radio>
      </FormRadioGroup>
      <FormCheckbox name="terms">
        {words(
          'Tôi đồng ý với điều khoản dịch vụ',
          'I agree to the terms of service',
          '서비스 약관에 동의합니다',
        )}
      </FormCheckbox>
      <SubmitButton whileInvalid={whileInvalid} size="lg">
        {common.createAccount}
      </SubmitButton>
    </Form>
  </InLanguage>
);
