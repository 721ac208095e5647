import { type InquiryRefusal, type Language, inquiryRefusalTexts, noticeTitle } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type InquiryStep = {
  about: 'inquiry.refused' | 'inquiry.withdrawn' | 'inquiry.waits' | 'inquiry.overdue';
  /** Of the conversation. */
  id: number;
  /** The other side: the company, or the member who asked. */
  name: string;
  /** Null of all but a refusal. */
  reason: InquiryRefusal | null;
  /** In the company's own words; empty without. */
  words: string;
};

const say = {
  vi: {
    'inquiry.refused': (name: string) =>
      `${name} đã xem yêu cầu của bạn và rất tiếc không nhận được việc này.`,
    'inquiry.withdrawn': (name: string) =>
      `${name} đã rút lại yêu cầu gửi cho công ty. Bạn không cần trả lời nữa.`,
    'inquiry.waits': (name: string) =>
      `${name} đã gửi yêu cầu cho công ty hơn một ngày và chưa nhận được câu trả lời. Nhận hay không nhận, một lời sớm vẫn giúp khách tính việc, và được tính vào thời gian phản hồi của công ty.`,
    'inquiry.overdue': (name: string) =>
      `Đã hơn ba ngày mà ${name} chưa trả lời yêu cầu của bạn, dù đã được nhắc. Bạn có thể hỏi nhà thầu khác hoặc rút lại yêu cầu này; nếu vẫn muốn chờ, bạn không cần làm gì.`,
    open: 'Mở cuộc trao đổi',
    others: 'Tìm nhà thầu khác nhận việc này',
    foot: 'Bạn nhận thư này vì có một yêu cầu báo giá tại Hiên.',
  },
  en: {
    'inquiry.refused': (name: string) =>
      `${name} has read your inquiry and is sorry that it cannot take this job.`,
    'inquiry.withdrawn': (name: string) =>
      `${name} has taken back the inquiry to your company. You need not answer it any more.`,
    'inquiry.waits': (name: string) =>
      `${name} sent your company an inquiry more than a day ago and has had no answer. Whether you take the job or not, an early word lets them plan, and counts towards your answer time.`,
    'inquiry.overdue': (name: string) =>
      `${name} has not answered your inquiry for more than three days, though it was reminded. You may ask another contractor, or take this inquiry back; to go on waiting you need do nothing.`,
    open: 'Open the conversation',
    others: 'Find other contractors for this job',
    foot: 'You get this mail because of an inquiry at Hiên.',
  },
  ko: {
    'inquiry.refused': (name: string) =>
      `${name}에서 문의를 확인했으나 아쉽게도 이번 공사를 맡기 어렵다고 알려 왔습니다.`,
    'inquiry.withdrawn': (name: string) =>
      `${name} 님이 문의를 취소했습니다. 더 이상 답변하지 않으셔도 됩니다.`,
    'inquiry.waits': (name: string) =>
      `${name} 님이 문의를 보낸 지 하루가 지났지만 아직 답변을 받지 못했습니다. 맡기 어렵더라도 먼저 알려 주시면 고객이 일정을 세울 수 있고, 답변 시간에도 반영됩니다.`,
    'inquiry.overdue': (name: string) =>
      `${name}에 알림을 보냈지만 3일이 넘도록 답변이 없습니다. 다른 업체에 문의하거나 이 문의를 취소하실 수 있으며, 더 기다리시려면 아무것도 하지 않으셔도 됩니다.`,
    open: '대화 열기',
    others: '이 공사를 맡을 다른 업체 찾기',
    foot: 'Hiên의 시공 문의와 관련하여 발송된 메일입니다.',
  },
} as const;

function letter(language: Language, { about, id, name, reason, words }: InquiryStep): Letter {
  const said = say[language];
  const title = noticeTitle(about)?.[language] ?? said.open;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      said[about](name),
      ...(reason === null ? [] : [inquiryRefusalTexts[reason].told[language]]),
      ...(words === '' ? [] : [{ quote: words }]),
      {
        link: paths.inbox.to(language, { message: id }),
        label: reason === null ? said.open : said.others,
      },
    ],
    foot: said.foot,
  };
}

/** What became of an inquiry, or that it waits; the page of the conversation leads on to others. */
export const inquiryStep = mailTemplate<InquiryStep>({
  secret: false,
  sample: {
    about: 'inquiry.refused',
    id: 7,
    name: 'Xây dựng Bến Mới',
    reason: 'fully-booked',
    words: 'Sớm nhất là tháng Ba chúng tôi mới có đội trống.',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
