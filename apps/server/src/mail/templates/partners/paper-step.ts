import {
  type ContractorFact,
  type Language,
  contractorFactLabels,
  formatDate,
  noticeTitle,
  startOfDate,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type PaperStep = {
  about: 'paper.ending' | 'paper.accepted' | 'paper.refused';
  /** The company’s. */
  id: number;
  company: string;
  kind: ContractorFact;
  /** The last day on which the paper is good; null where it has none. */
  until: string | null;
  /** In the words of staff; empty where nothing was refused. */
  reason: string;
};

type Said = { readonly company: string; readonly fact: string; readonly until: string };

const words = {
  vi: {
    'paper.ending': ({ company, fact, until }: Said) => [
      `Giấy tờ cho “${fact}” của ${company} còn hạn đến ngày ${until}. Sau ngày đó, trang công ty ghi là giấy đã hết hạn.`,
      'Có giấy mới, bạn chụp hoặc quét rồi gửi trên trang công ty. Hiên xem xong sẽ ghi ngày mới.',
    ],
    'paper.accepted': ({ company, fact, until }: Said) => [
      `Chúng tôi đã xem giấy tờ bạn gửi. Trang của ${company} ghi “${fact}” với ngày xem mới${until === '' ? '' : `, còn hạn đến ${until}`}.`,
    ],
    'paper.refused': ({ company, fact }: Said) => [
      `Giấy tờ bạn gửi cho “${fact}” của ${company} chưa dùng được. Trang công ty vẫn như trước, các tệp đã bỏ. Lý do:`,
    ],
    open: 'Mở giấy tờ của công ty',
    foot: 'Bạn nhận thư này vì bạn giữ trang của công ty tại Hiên.',
  },
  en: {
    'paper.ending': ({ company, fact, until }: Said) => [
      `The paper for “${fact}” of ${company} is good until ${until}. From the day after, the company’s page says that it ran out.`,
      'When you have the new one, send a photo or a scan from the company’s page. We look at it and write down the new day.',
    ],
    'paper.accepted': ({ company, fact, until }: Said) => [
      `We have looked at the paper you sent. The page of ${company} shows “${fact}” with the new day${until === '' ? '' : `, good until ${until}`}.`,
    ],
    'paper.refused': ({ company, fact }: Said) => [
      `We could not use the paper you sent for “${fact}” of ${company}. The page stays as it was, and the files are gone. The reason:`,
    ],
    open: 'Open the company’s papers',
    foot: 'You get this mail because you keep the company’s page at Hiên.',
  },
  ko: {
    'paper.ending': ({ company, fact, until }: Said) => [
      `${company}의 “${fact}” 서류 기한은 ${until}까지입니다. 다음 날부터 회사 페이지에 기한이 지난 것으로 표시됩니다.`,
      '새 서류가 준비되면 사진이나 스캔 파일을 회사 페이지에서 보내 주세요. 확인 후 새 날짜로 바꿔 드립니다.',
    ],
    'paper.accepted': ({ company, fact, until }: Said) => [
      `보내 주신 서류를 확인했습니다. ${company} 페이지의 “${fact}” 확인일이 새로 표시됩니다${until === '' ? '' : ` (기한 ${until})`}.`,
    ],
    'paper.refused': ({ company, fact }: Said) => [
      `${company}의 “${fact}” 서류로 보내 주신 파일을 확인하지 못했습니다. 페이지 내용은 그대로이며 파일은 삭제되었습니다. 사유는 다음과 같습니다.`,
    ],
    open: '회사 서류 열기',
    foot: 'Hiên에서 회사 페이지를 관리하고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(
  language: Language,
  { about, id, company, kind, until, reason }: PaperStep,
): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.open;
  const end = until === null ? null : startOfDate(until);
  const day = end === null ? '' : formatDate(end, 'date', language);
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      ...said[about]({ company, fact: contractorFactLabels[kind][language], until: day }),
      ...(reason === '' ? [] : [{ quote: reason }]),
      { link: paths.contractorViewEditor.to(language, { id }), label: said.open },
    ],
    foot: said.foot,
  };
}

/** What a company reads of its papers: one ends soon, or what staff found in one that it sent. */
export const paperStep = mailTemplate<PaperStep>({
  secret: false,
  sample: {
    about: 'paper.ending',
    id: 1,
    company: 'Công ty TNHH Nội thất An Gia',
    kind: 'insurance',
    until: '2026-04-09',
    reason: '',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
