import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** Somebody applied for a job: that it came, and what happens next. */
export const jobApplied = mailTemplate<{ name: string; job: string; jobId: number }>({
  secret: false,
  sample: { name: 'Nguyễn Thu An', job: 'Thực tập dựng hình 3D', jobId: 4 },
  write: {
    vi: ({ name, job, jobId }) => ({
      subject: `Hiên đã nhận hồ sơ của bạn: ${job}`,
      parts: [
        `Chào ${name}, cảm ơn bạn đã muốn làm việc cùng Hiên.`,
        'Chúng tôi đọc từng hồ sơ và trả lời qua email trong hai ngày làm việc. CV của bạn chỉ người tuyển dụng ở Hiên xem được.',
        { link: paths.careerDetail.to('vi', { id: jobId }), label: 'Xem hồ sơ đã gửi' },
      ],
      foot: 'Bạn nhận thư này vì đã ứng tuyển trên Hiên.',
    }),
    en: ({ name, job, jobId }) => ({
      subject: `Hiên has your application: ${job}`,
      parts: [
        `Hello ${name}, thank you for wanting to work with us.`,
        'We read every application and answer by email within two business days. Only the people who hire at Hiên see your CV.',
        { link: paths.careerDetail.to('en', { id: jobId }), label: 'See your application' },
      ],
      foot: 'You receive this because you applied for a job at Hiên.',
    }),
    ko: ({ name, job, jobId }) => ({
      subject: `[Hiên] 지원서가 접수되었습니다: ${job}`,
      parts: [
        `${name}님, Hiên에 지원해 주셔서 감사합니다.`,
        '모든 지원서를 직접 읽고 영업일 기준 2일 이내에 이메일로 답변드립니다. 이력서는 Hiên 채용 담당자만 볼 수 있습니다.',
        { link: paths.careerDetail.to('ko', { id: jobId }), label: '지원서 보기' },
      ],
      foot: 'Hiên 채용에 지원하셔서 발송된 메일입니다.',
    }),
  },
});
