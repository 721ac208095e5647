import * as z from 'zod/mini';
import type { Text } from '../../language/language.ts';
import {
  emailField,
  optionalTextField,
  phoneField,
  textField,
  tickField,
} from '../../validation/fields.ts';

/** How an application for a job stands; staff decide once. */
export const jobApplicationStates = ['received', 'invited', 'declined'] as const;
export type JobApplicationState = (typeof jobApplicationStates)[number];

/** What an applicant reads. */
export const jobApplicationTexts: Readonly<
  Record<JobApplicationState, { readonly label: Text; readonly next: Text }>
> = {
  received: {
    label: { vi: 'Đang xem hồ sơ', en: 'Being read', ko: '서류 검토 중' },
    next: {
      vi: 'Chúng tôi đọc từng hồ sơ và trả lời qua email trong hai ngày làm việc.',
      en: 'We read every application and answer by email within two business days.',
      ko: '모든 지원서를 직접 읽고 영업일 기준 2일 이내에 이메일로 답변드립니다.',
    },
  },
  invited: {
    label: { vi: 'Mời trò chuyện', en: 'Invited to talk', ko: '면담 초대' },
    next: {
      vi: 'Chúng tôi sẽ gọi cho bạn để hẹn giờ.',
      en: 'We call you to find a time.',
      ko: '전화로 일정을 정하겠습니다.',
    },
  },
  declined: {
    label: { vi: 'Chưa phù hợp lần này', en: 'Not this time', ko: '이번에는 함께하지 못함' },
    next: {
      vi: 'Lý do nằm trong email của bạn. Bạn có thể ứng tuyển công việc khác bất cứ lúc nào.',
      en: 'You find the reason in your email. You are welcome to apply for another job at any time.',
      ko: '사유는 이메일에서 확인하실 수 있습니다. 다른 직무에는 언제든지 지원하실 수 있습니다.',
    },
  },
};

/** An application: who it is from, a few words, and a CV that was uploaded before. */
export const jobApplicationSchema = z.object({
  name: textField(),
  phone: phoneField(),
  email: emailField(),
  message: optionalTextField(3_000),
  cv: textField('validation.required', 200),
  consent: tickField(),
});
export type JobApplicationValues = z.output<typeof jobApplicationSchema>;
