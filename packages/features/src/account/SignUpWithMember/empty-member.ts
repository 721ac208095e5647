import type { SignUpForm } from '@hien/domain';

export const emptyMember: SignUpForm = {
  email: '',
  password: '',
  confirm_password: '',
  first_name: '',
  last_name: '',
  phone: '',
  terms: false,
  marketing: false,
};
