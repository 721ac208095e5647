import { adminPaths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** For staff: somebody wants to work here. */
export const jobArrived = mailTemplate<{ name: string; job: string }>({
  secret: false,
  sample: { name: 'Nguyễn Thu An', job: 'Thực tập dựng hình 3D' },
  write: {
    vi: ({ name, job }) => ({
      subject: `Hồ sơ ứng tuyển mới: ${job}`,
      parts: [
        `${name} ứng tuyển vị trí ${job}.`,
        { link: adminPaths.adminQueue.to('vi', { queue: 'applicants' }), label: 'Mở hồ sơ' },
      ],
      foot: 'Thư dành cho nhân viên Hiên.',
    }),
    en: ({ name, job }) => ({
      subject: `New applicant: ${job}`,
      parts: [
        `${name} applies for the job ${job}.`,
        { link: adminPaths.adminQueue.to('en', { queue: 'applicants' }), label: 'Open it' },
      ],
      foot: 'For the staff of Hiên.',
    }),
    ko: ({ name, job }) => ({
      subject: `새 지원자: ${job}`,
      parts: [
        `${name}님이 ${job} 직무에 지원했습니다.`,
        { link: adminPaths.adminQueue.to('ko', { queue: 'applicants' }), label: '지원서 열기' },
      ],
      foot: 'Hiên 직원용 메일입니다.',
    }),
  },
});
