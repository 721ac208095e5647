import type { BusinessSignUpForm } from '@hien/domain';

export const emptyBusiness: BusinessSignUpForm = {
  type: 'company',
  email: '',
  password: '',
  confirm_password: '',
  first_name: '',
  last_name: '',
  company_name: '',
  hotline: '',
  business_email: '',
  registration_number: '',
  foundation_day: '',
  website: '',
  city: '',
  company_address: '',
  tax_code: '',
  adult: false,
  terms: false,
  marketing: false,
};
