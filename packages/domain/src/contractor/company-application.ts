import * as z from 'zod/mini';
import type { PartnerState } from '../account/partner.ts';
import { citiesOf } from '../address/cities.ts';
import type { Text } from '../language/language.ts';
import {
  emailField,
  imagesField,
  optionalUrlField,
  pastDayField,
  phoneField,
  textField,
  tickField,
} from '../validation/fields.ts';
import type { MessageId } from '../validation/message-ids.ts';
import { contractorServices } from './company.ts';
import { isForeignAddress, webAddress } from './company-faults.ts';

/** ours: pages of a registration certificate, and a licence for the works. */
export const mostCompanyPapers = 5;

const say = (error: MessageId) => ({ error });

/** The number of a company, or of a branch: the dash before its last three digits is set for who leaves it out. */
export const companyTaxCode = (typed: string): string =>
  typed.replaceAll(/[\s.-]/gu, '').replace(/^(\d{10})(\d{3})$/u, '$1-$2');

const chosen = <const Value extends string>(
  values: readonly Value[],
  invalid: MessageId = 'validation.choice.invalid',
) =>
  z
    .array(z.enum(values, say(invalid)), say('validation.required'))
    .check(z.minLength(1, say('validation.required')), z.maxLength(63, say(invalid)));

const known = () => citiesOf('post2025');

/** What a company tells of itself so that staff can look it up (docs/adr/0143); its page is written once it is admitted. */
export const companyApplicationSchema = z.object({
  company_name: textField('validation.company.required'),
  tax_code: textField('validation.tax-code.required', 30).check(
    z.overwrite(companyTaxCode),
    z.regex(/^\d{10}(-\d{3})?$/u, say('validation.tax-code.company')),
  ),
  representative: textField(),
  registered_on: pastDayField(
    'validation.foundation-day.required',
    'validation.foundation-day.future',
  ),
  address: textField('validation.address.required', 300),
  city: textField('validation.address.city-required', 120).check(
    z.refine((city) => known().includes(city), say('validation.choice.invalid')),
  ),
  work_cities: z
    .array(z.string(say('validation.choice.invalid')), say('validation.required'))
    .check(
      z.minLength(1, say('validation.required')),
      z.refine(
        (cities) => cities.every((city) => known().includes(city)),
        say('validation.choice.invalid'),
      ),
      z.overwrite((cities) => [...new Set(cities)]),
    ),
  services: chosen(contractorServices).check(z.overwrite((services) => [...new Set(services)])),
  company_phone: phoneField(),
  email: emailField(),
  website: z.pipe(
    optionalUrlField().check(
      z.refine((website) => !isForeignAddress(website), say('validation.company.website-letters')),
    ),
    z.transform(webAddress),
  ),
  papers: imagesField(1, mostCompanyPapers),
  consent: tickField(),
});

export type CompanyApplicationValues = z.output<typeof companyApplicationSchema>;

/** Whole years between two days, `YYYY-MM-DD`; none before the first. */
export const yearsSince = (day: string, today: string): number =>
  Math.max(
    0,
    Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0),
  );

export type ApplicationRefusal = 'waiting' | 'listed' | 'suspended';

export const applicationRefusalTexts: Readonly<Record<ApplicationRefusal, Text>> = {
  waiting: {
    vi: 'Hồ sơ bạn gửi trước đang chờ nhân viên Hiên xem.',
    en: 'What you sent before is waiting for our staff.',
    ko: '먼저 보내신 신청을 직원이 확인할 예정입니다.',
  },
  listed: {
    vi: 'Tài khoản này đã có công ty trong danh bạ.',
    en: 'This account has a company in the directory already.',
    ko: '이 계정에는 이미 목록에 등록된 업체가 있습니다.',
  },
  suspended: {
    vi: 'Công ty của tài khoản này đang bị tạm ẩn. Hãy viết cho chúng tôi ở trang hỗ trợ.',
    en: 'The company of this account is suspended. Write to us at the help centre.',
    ko: '이 계정의 업체는 노출이 중지되어 있습니다. 고객센터로 문의해 주세요.',
  },
};

/** Why somebody cannot apply, by how their company stands; null when they can: for the first time, after a refusal, or after an entry that ended. */
export function whyNotApply(state: PartnerState | null): ApplicationRefusal | null {
  if (state === 'applied') return 'waiting';
  if (state === 'approved') return 'listed';
  return state === 'suspended' ? 'suspended' : null;
}
