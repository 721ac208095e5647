import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

type Decided = {
  name: string;
  job: string;
  jobId: number;
  /** Why not; null for an invitation. */
  reason: string | null;
};

/** What became of an application. */
export const jobDecided = mailTemplate<Decided>({
  secret: false,
  sample: {
    name: 'Nguyễn Thu An',
    job: 'Thực tập dựng hình 3D',
    jobId: 4,
    reason: 'Lần này chúng tôi chọn người ở Hà Nội.',
  },
  write: {
    vi: ({ name, job, jobId, reason }) => ({
      subject:
        reason === null ? `Hiên muốn trò chuyện với bạn: ${job}` : `Về hồ sơ của bạn: ${job}`,
      parts: [
        `Chào ${name},`,
        ...(reason === null
          ? ['Chúng tôi đã đọc hồ sơ và muốn gặp bạn. Chúng tôi sẽ gọi để hẹn giờ.']
          : [
              'Cảm ơn bạn đã dành thời gian cho Hiên. Lần này chúng tôi chưa đi cùng nhau được. Lý do:',
              { quote: reason },
              'Bạn có thể ứng tuyển công việc khác bất cứ lúc nào.',
            ]),
        reason === null
          ? { link: paths.careerDetail.to('vi', { id: jobId }), label: 'Xem lại công việc' }
          : { link: paths.career.to('vi'), label: 'Xem các công việc khác' },
      ],
      foot: 'Bạn nhận thư này vì đã ứng tuyển trên Hiên.',
    }),
    en: ({ name, job, jobId, reason }) => ({
      subject: reason === null ? `We would like to talk: ${job}` : `Your application: ${job}`,
      parts: [
        `Hello ${name},`,
        ...(reason === null
          ? [
              'We have read your application and would like to meet you. We call you to find a time.',
            ]
          : [
              'Thank you for the time you gave us. It did not work out this time. The reason:',
              { quote: reason },
              'You are welcome to apply for another job at any time.',
            ]),
        reason === null
          ? { link: paths.careerDetail.to('en', { id: jobId }), label: 'See the job again' }
          : { link: paths.career.to('en'), label: 'See other jobs' },
      ],
      foot: 'You receive this because you applied for a job at Hiên.',
    }),
    ko: ({ name, job, jobId, reason }) => ({
      subject: reason === null ? `[Hiên] 면담에 초대합니다: ${job}` : `[Hiên] 지원 결과: ${job}`,
      parts: [
        `${name}님, 안녕하세요.`,
        ...(reason === null
          ? ['지원서를 읽고 만나 뵙고 싶습니다. 전화로 일정을 정하겠습니다.']
          : [
              '시간을 내어 지원해 주셔서 감사합니다. 이번에는 함께하지 못하게 되었습니다. 사유는 다음과 같습니다.',
              { quote: reason },
              '다른 직무에는 언제든지 지원하실 수 있습니다.',
            ]),
        reason === null
          ? { link: paths.careerDetail.to('ko', { id: jobId }), label: '채용 공고 다시 보기' }
          : { link: paths.career.to('ko'), label: '다른 채용 공고 보기' },
      ],
      foot: 'Hiên 채용에 지원하셔서 발송된 메일입니다.',
    }),
  },
});
