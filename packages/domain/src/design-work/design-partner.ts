import * as z from 'zod/mini';
import type { BusinessKind } from '../account/roles.ts';
import type { PartnerState } from '../account/partner.ts';
import { companyTaxCode } from '../contractor/company-application.ts';
import { isForeignAddress, webAddress } from '../contractor/company-faults.ts';
import type { Text } from '../language/language.ts';
import {
  emailField,
  imagesField,
  numberField,
  optionalUrlField,
  phoneField,
  taxCodeField,
  textField,
  tickField,
} from '../validation/fields.ts';

/** Works that somebody applies with, and certificates; ours. */
export const mostSamples = 10;
export const mostDesignPapers = 5;

/** A company shows its registration; what a freelancer shows besides works is theirs to choose. */
export const fewestDesignPapers = (kind: BusinessKind | null): number =>
  kind === 'company' ? 1 : 0;

/** What somebody tells who wants to sell designs: who they are, and what they have drawn (docs/adr/0174). */
export const designPartnerForm = (kind: BusinessKind | null) =>
  z.object({
    studio_name: textField(),
    tax_code: z.pipe(z.pipe(z.string(), z.transform(companyTaxCode)), taxCodeField()),
    phone: phoneField(),
    email: emailField(),
    years: numberField({ min: 0, max: 70, whole: true }),
    about: textField('validation.required', 2_000),
    portfolio: z.pipe(
      optionalUrlField().check(
        z.refine((website) => !isForeignAddress(website), {
          error: 'validation.company.website-letters',
        }),
      ),
      z.transform(webAddress),
    ),
    samples: imagesField(1, mostSamples),
    papers: imagesField(fewestDesignPapers(kind), mostDesignPapers),
    policy: tickField('validation.policy.required'),
  });

export type DesignPartnerValues = z.output<ReturnType<typeof designPartnerForm>>;

export type DesignPartnerRefusal = 'waiting' | 'partner' | 'suspended';

export const designPartnerRefusalTexts: Readonly<Record<DesignPartnerRefusal, Text>> = {
  waiting: {
    vi: 'Hồ sơ bạn gửi trước đang chờ nhân viên Hiên xem. Muốn sửa, hãy rút hồ sơ trước.',
    en: 'What you sent before is waiting for our staff. To change it, take it back first.',
    ko: '먼저 보내신 신청을 직원이 확인할 예정입니다. 수정하려면 먼저 신청을 철회해 주세요.',
  },
  partner: {
    vi: 'Bạn đã là đối tác thiết kế.',
    en: 'You are a design partner already.',
    ko: '이미 디자인 파트너입니다.',
  },
  suspended: {
    vi: 'Việc bán thiết kế của tài khoản này đang tạm ngừng. Hãy viết cho chúng tôi ở trang hỗ trợ.',
    en: 'This account may not sell designs at the moment. Write to us at the help centre.',
    ko: '이 계정의 디자인 판매가 정지되어 있습니다. 고객센터로 문의해 주세요.',
  },
};

/** Why somebody cannot apply, by how they stand; null when they can: for the first time, or after a refusal, taking it back, or an end. */
export function whyNotApplyToDesign(
  state: PartnerState | null,
  isPartner: boolean,
): DesignPartnerRefusal | null {
  if (state === 'suspended') return 'suspended';
  if (state === 'applied') return 'waiting';
  return isPartner || state === 'approved' ? 'partner' : null;
}
